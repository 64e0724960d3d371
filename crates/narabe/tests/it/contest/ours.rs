//! narabe against itself, over the protocol.

use super::*;

#[test]
fn under_every_rule_of_the_protocol_narabe_plays_without_a_fault() {
    for rules in narabe_rules::gomocup_rule_sets().iter().map(|(_, set)| set.id) {
        let (folder, out) = folder();
        let openings = folder.path().join("openings");
        fs::write(&openings, "h8 i9 j7\nh8 h9\n").unwrap();
        let engines = [narabe_engine("more", ",nodes=300"), narabe_engine("less", "")];
        let more = [
            "--openings",
            openings.to_str().unwrap(),
            "--rules",
            rules,
            "--nodes",
            "100",
            "--games",
            "4",
            "--concurrency",
            "2",
            "--faultless",
        ];
        let run = play(&engines, &out, &more);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{rules}: {}", run.stdout);
        let result = result(&out);
        assert_eq!((&result["rules"], &result["games"]), (&rules.into(), &4.into()));
        assert_eq!(result["engines"][0]["about"], format!("narabe {}", env!("CARGO_PKG_VERSION")));
    }
}
