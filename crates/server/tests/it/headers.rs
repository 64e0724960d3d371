//! What every response carries, and whose requests count.

use narabe_server::Config;
use serde_json::json;

use crate::site::Site;

#[tokio::test]
async fn every_response_carries_the_policy() {
    let site = Site::start().await;
    let mut browser = site.browser();
    let room = browser.create("renju").await;
    let room_page = format!("/r/{room}");
    let room_view = format!("/api/rooms/{room}");
    let paths =
        ["/", &room_page, &room_view, "/nothing", "/api/nothing", "/robots.txt", "/assets/x.js"];
    for path in paths {
        let response = browser.get(path).await;
        let policy = response.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!policy.contains("unsafe-inline"), "{path}");
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(response.header("referrer-policy"), Some("same-origin"), "{path}");
    }
}

#[tokio::test]
async fn pages_hold_no_inline_script_or_style() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let watch = first.watch_id(&room).await;
    let mut guest = site.browser();
    let open = first.create("renju").await;
    let pages = [
        first.get("/").await,
        first.get(&format!("/r/{room}")).await,
        guest.get(&format!("/r/{room}")).await,
        guest.get(&format!("/r/{open}")).await,
        guest.get(&format!("/w/{watch}")).await,
        guest.get("/nothing").await,
    ];
    for page in pages {
        assert!(!page.body.contains(" style="), "{}", page.body);
        assert!(!page.body.contains("<style"), "{}", page.body);
        let scripts = page.body.matches("<script").count();
        let allowed = page.body.matches("<script type=\"application/json\" id=\"boot\">").count()
            + page.body.matches("<script type=\"module\" src=\"/assets/").count();
        assert_eq!(scripts, allowed, "{}", page.body);
    }
}

#[tokio::test]
async fn other_sites_change_nothing_and_open_no_socket() {
    let site = Site::start().await;
    let (room, mut first, _) = site.room().await;
    let body = json!({"setting": {"rules": "renju"}}).to_string();
    let own = format!("http://{}", site.address);
    let cases = [
        (("origin", "https://evil.example"), 403),
        (("sec-fetch-site", "cross-site"), 403),
        (("origin", own.as_str()), 201),
    ];
    for (header, status) in cases {
        let response = first.send("POST", "/api/rooms", &[header], &body).await;
        assert_eq!(response.status, status, "{header:?}");
    }
    let path = format!("/api/rooms/{room}/live");
    let foreign = [("origin", "https://evil.example".to_owned())];
    let refused = crate::socket::Socket::open(site.address, &path, &foreign).await;
    assert_eq!(refused.err(), Some(403));
    // Reading a page by a link from elsewhere is what links are for.
    let from_mail = [("sec-fetch-site", "cross-site")];
    assert_eq!(first.send("GET", &format!("/r/{room}"), &from_mail, "").await.status, 200);
}

#[tokio::test]
async fn the_seat_cookie_is_secret_and_https_makes_it_secure() {
    let body = json!({"setting": {"rules": "renju"}}).to_string();
    let site = Site::start().await;
    let response = site.browser().post("/api/rooms", &body).await;
    let cookie = response.header("set-cookie").unwrap();
    assert!(cookie.starts_with("narabe_seat="), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert!(response.json()["url"].as_str().unwrap().starts_with("/r/"));

    let public_url = Some("https://play.example".to_owned());
    let site = Site::start_with(Config { public_url, ..Config::default() }).await;
    let response = site.browser().post("/api/rooms", &body).await;
    let cookie = response.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-narabe_seat="), "{cookie}");
    assert!(cookie.contains("; Secure") && cookie.contains("Path=/"), "{cookie}");
    assert!(response.json()["url"].as_str().unwrap().starts_with("https://play.example/r/"));
}

#[tokio::test]
async fn rooms_are_kept_from_search_engines_and_caches() {
    let site = Site::start().await;
    let mut browser = site.browser();
    let room = browser.create("renju").await;
    let page = browser.get(&format!("/r/{room}")).await;
    assert_eq!(page.header("x-robots-tag"), Some("noindex, nofollow"));
    assert_eq!(page.header("cache-control"), Some("no-store"));
    assert!(page.body.contains("<meta name=\"robots\" content=\"noindex, nofollow\">"));
    let view = browser.get(&format!("/api/rooms/{room}")).await;
    assert_eq!(view.header("cache-control"), Some("no-store"));
    let start = browser.get("/").await;
    assert!(!start.body.contains("noindex"));
    assert!(browser.get("/robots.txt").await.body.contains("Disallow: /r/"));
}

#[tokio::test]
async fn texts_are_compressed_for_those_who_understand_it() {
    let site = Site::start().await;
    let response = site.browser().send("GET", "/", &[("accept-encoding", "gzip")], "").await;
    assert_eq!(response.header("content-encoding"), Some("gzip"));
}
