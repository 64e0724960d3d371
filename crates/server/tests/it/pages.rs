//! Pages before scripts.

use narabe_words::{Lang, words};

use crate::site::Site;

#[tokio::test]
async fn the_board_is_there_before_scripts() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let start = first.get("/").await;
    assert_eq!(start.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(start.body.contains("<svg class=\"board-picture\""), "{}", start.body);
    first.live(&room).await.play("h8").await;
    let watch = first.watch_id(&room).await;
    for path in [format!("/r/{room}"), format!("/w/{watch}")] {
        let page = first.get(&path).await;
        assert_eq!(page.body.matches("<g class=\"stone black\"").count(), 1, "{}", page.body);
    }
}

#[tokio::test]
async fn a_page_tells_its_scripts_where_they_are() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let watch = first.watch_id(&room).await;
    let boot = |body: &str| -> serde_json::Value {
        let (_, rest) = body.split_once("id=\"boot\">").unwrap();
        serde_json::from_str(rest.split_once("</script>").unwrap().0).unwrap()
    };
    let cases = [
        ("/".to_owned(), "play", None, None),
        (format!("/r/{room}"), "room", Some(&room), None),
        (format!("/w/{watch}"), "watch", None, Some(&watch)),
    ];
    for (path, page, room, watch) in cases {
        let boot = boot(&first.get(&path).await.body);
        assert_eq!(boot["page"], page);
        assert_eq!(boot["room"].as_str(), room.map(String::as_str));
        assert_eq!(boot["watch"].as_str(), watch.map(String::as_str));
        assert_eq!(boot["lang"], "en");
    }
}

#[tokio::test]
async fn a_guest_joins_by_a_button_without_scripts() {
    let site = Site::start().await;
    let (mut first, mut guest) = (site.browser(), site.browser());
    let room = first.create("renju").await;
    let path = format!("/r/{room}");
    let page = guest.get(&path).await;
    assert!(page.body.contains(&format!("<form method=\"post\" action=\"/r/{room}/join\"")));
    assert!(page.body.contains("Renju"), "the guest is told what will be played");
    let pressed = guest.send("POST", &format!("{path}/join"), &[], "").await;
    assert_eq!((pressed.status, pressed.header("location")), (303, Some(path.as_str())));
    assert!(guest.get(&path).await.body.contains("id=\"board\""));
}

#[tokio::test]
async fn a_language_is_chosen_by_address_then_cookie_then_browser() {
    let site = Site::start().await;
    let mut browser = site.browser();
    browser.language = "ro";
    assert!(browser.get("/").await.body.contains("<html lang=\"ro\">"));
    assert!(browser.get("/?lang=pl").await.body.contains("<html lang=\"pl\">"));
    assert!(browser.get("/").await.body.contains("<html lang=\"pl\">"), "it is remembered");
    assert!(browser.get("/?lang=xx").await.body.contains("<html lang=\"pl\">"));
    let page = browser.get("/?lang=es").await;
    assert_eq!(page.header("content-language"), Some("es"));
    assert_eq!(page.body.matches("aria-current=\"true\"").count(), 1);
}

#[tokio::test]
async fn every_word_of_every_page_is_there_in_every_language() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let open = first.create("renju").await;
    let mut guest = site.browser();
    for lang in ["en", "es", "ro", "pl"] {
        for path in ["/", &format!("/r/{room}"), &format!("/r/{open}"), "/nothing"] {
            let page = guest.get(&format!("{path}?lang={lang}")).await;
            for area in ["frame-", "error-", "rules-"] {
                let words = page.body.replace("class=\"frame-", "");
                assert!(!words.contains(area), "{area} in {path} in {lang}: {}", page.body);
            }
        }
    }
}

#[tokio::test]
async fn the_footer_says_that_no_registration_is_needed_and_how_long_a_room_is_kept() {
    let site = Site::start().await;
    let mut browser = site.browser();
    let room = browser.create("renju").await;
    let page = browser.get(&format!("/r/{room}")).await;
    let version = [("version", env!("CARGO_PKG_VERSION")), ("commit", "unknown")];
    let sentences = [
        words(Lang::En, "frame-no-registration", &[]),
        words(Lang::En, "frame-kept-until", &[("date", "2026-12-30")]),
        words(Lang::En, "frame-version", &version),
    ];
    for sentence in sentences {
        assert!(page.body.contains(&sentence), "{sentence} in {}", page.body);
    }
}
