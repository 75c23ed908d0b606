-- What a build of schema 2 has stored: one table of each game in the middle of a game, one with a finished game, and one before its first game.
CREATE TABLE server_age (swept INTEGER NOT NULL, age INTEGER NOT NULL);
CREATE TABLE tables (code TEXT PRIMARY KEY, body TEXT NOT NULL, match TEXT, kept INTEGER NOT NULL, used INTEGER NOT NULL)
    WITHOUT ROWID;
CREATE INDEX tables_by_use ON tables (used);
CREATE INDEX tables_by_match ON tables (match);
CREATE TABLE people (person_id TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person_id, code)) WITHOUT ROWID;
CREATE INDEX people_at_table ON people (code);
CREATE TABLE seen_cards (
    code TEXT NOT NULL,
    person_id TEXT NOT NULL,
    match_number INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (code, person_id)
  ) WITHOUT ROWID;
CREATE TABLE matches (match TEXT PRIMARY KEY, used INTEGER NOT NULL, position TEXT) WITHOUT ROWID;
CREATE TABLE steps (
    match TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    intent TEXT,
    PRIMARY KEY (match, version)
  ) WITHOUT ROWID;
CREATE TABLE records (match TEXT PRIMARY KEY, body TEXT NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX records_by_use ON records (used);
CREATE TABLE results (
    match TEXT NOT NULL,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, person_id)
  ) WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person_id, at);
CREATE TABLE favourites (person_id TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person_id, match)) WITHOUT ROWID;
CREATE INDEX favourites_by_match ON favourites (match);
CREATE TABLE reports (id TEXT PRIMARY KEY, body TEXT NOT NULL, used INTEGER NOT NULL);
CREATE INDEX reports_by_author ON reports (json_extract(body, '$.by'));
CREATE INDEX reports_by_subject ON reports (json_extract(body, '$.of'));
CREATE INDEX reports_by_use ON reports (used);
CREATE TABLE report_lines (key TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE blocked (person_id TEXT PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE groups (
    id TEXT PRIMARY KEY,
    link_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    set_ups TEXT NOT NULL,
    last_set_up TEXT,
    changed TEXT,
    webhook TEXT,
    posted INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) WITHOUT ROWID;
CREATE INDEX groups_by_use ON groups (used);
CREATE TABLE group_links (link_hash TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE, ended INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX group_links_by_group ON group_links (group_id, ended);
CREATE TABLE group_members (
    group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL,
    body TEXT,
    box TEXT,
    PRIMARY KEY (group_id, person_id)
  ) WITHOUT ROWID;
CREATE INDEX group_members_by_person ON group_members (person_id);
CREATE TABLE group_tables (code TEXT PRIMARY KEY, group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE) WITHOUT ROWID;
CREATE INDEX group_tables_by_group ON group_tables (group_id);
CREATE TABLE group_results (
    group_id TEXT NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    match TEXT NOT NULL,
    person_id TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    won INTEGER NOT NULL,
    place INTEGER,
    points INTEGER NOT NULL,
    PRIMARY KEY (group_id, at, match, person_id)
  ) WITHOUT ROWID;
CREATE INDEX group_results_by_person ON group_results (person_id, match);
CREATE TABLE group_evenings (
    group_id TEXT PRIMARY KEY REFERENCES groups (id) ON DELETE CASCADE,
    times TEXT NOT NULL,
    proposed_by TEXT NOT NULL,
    fixed_by TEXT,
    starts INTEGER,
    claim TEXT
  ) WITHOUT ROWID;
CREATE INDEX group_evenings_by_start ON group_evenings (starts);
CREATE TABLE group_answers (
    group_id TEXT NOT NULL REFERENCES group_evenings (group_id) ON DELETE CASCADE,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (group_id, person_id, at),
    FOREIGN KEY (group_id, person_id) REFERENCES group_members (group_id, person_id) ON DELETE CASCADE
  ) WITHOUT ROWID;
CREATE TABLE push_key (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL);
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    person_id TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    kinds TEXT NOT NULL,
    language TEXT NOT NULL,
    zone TEXT NOT NULL,
    noticed INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) WITHOUT ROWID;
CREATE INDEX subscriptions_by_person ON subscriptions (person_id);
CREATE INDEX subscriptions_by_use ON subscriptions (used);
INSERT INTO server_age VALUES (0, 0);
INSERT INTO tables VALUES ('ABCDEFG1', '{"code":"ABCDEFG1","game":"one-hundred-one","rules":1,"options":{"ending":"first-loser","freeDraw":false},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91},{"holder":"person","personId":"id of Ben","name":"Ben","seal":182},{"holder":"person","personId":"id of Cleo","name":"Cleo","seal":33},{"holder":"person","personId":"id of Dan","name":"Dan","seal":124},{"holder":"person","personId":"id of Eve","name":"Eve","seal":215},{"holder":"bot","name":"Ada"}],"host":"id of Ann","open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":1,"botsFrom":null,"match":"abcdefg1-match-1","seen":[],"shuffle":{"match":"abcdefg1-match-1","seal":"e31bab285507f6992f32778817390a1eedd738a69ee4813b680b1ddc7b89d2da","secret":"0707070707070707070707070707070707070707070707070707070707070707","attempts":[]},"looks":[]}', 'abcdefg1-match-1', 1795996761003, 0);
INSERT INTO tables VALUES ('ABCDEFG2', '{"code":"ABCDEFG2","game":"mod-four","rules":1,"options":{"deck":"french-52","mode":"cutthroat","target":10},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91},{"holder":"person","personId":"id of Ben","name":"Ben","seal":182},{"holder":"person","personId":"id of Cleo","name":"Cleo","seal":33},{"holder":"bot","name":"Ada"}],"host":"id of Ann","open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":1,"botsFrom":null,"match":"abcdefg2-match-1","seen":[],"shuffle":{"match":"abcdefg2-match-1","seal":"df382cabcd45b94d686b45d3a68a31022c441f04d93c1fad334aae88e59544d5","secret":"0707070707070707070707070707070707070707070707070707070707070707","attempts":[]},"looks":[]}', 'abcdefg2-match-1', 1795996761071, 0);
INSERT INTO tables VALUES ('ABCDEFG3', '{"code":"ABCDEFG3","game":"four-square","rules":1,"options":{"ghosts":1},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91},{"holder":"person","personId":"id of Ben","name":"Ben","seal":182},{"holder":"person","personId":"id of Cleo","name":"Cleo","seal":33},{"holder":"person","personId":"id of Dan","name":"Dan","seal":124},{"holder":"person","personId":"id of Eve","name":"Eve","seal":215},{"holder":"bot","name":"Ada"}],"host":"id of Ann","open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":1,"botsFrom":null,"match":"abcdefg3-match-1","seen":[],"shuffle":{"match":"abcdefg3-match-1","seal":"71878cf742b6a3637dcad76b8feada614d0d1fd2e8e073ab816465e2dc768b31","secret":"0707070707070707070707070707070707070707070707070707070707070707","attempts":[]},"looks":[]}', 'abcdefg3-match-1', 1795996761138, 0);
INSERT INTO tables VALUES ('ABCDEFG4', '{"code":"ABCDEFG4","game":"hundred-rummy","rules":1,"options":{"target":400,"tournament":false},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91},{"holder":"person","personId":"id of Ben","name":"Ben","seal":182},{"holder":"person","personId":"id of Cleo","name":"Cleo","seal":33},{"holder":"person","personId":"id of Dan","name":"Dan","seal":124},{"holder":"person","personId":"id of Eve","name":"Eve","seal":215},{"holder":"person","personId":"id of Fay","name":"Fay","seal":66},{"holder":"person","personId":"id of Gus","name":"Gus","seal":157},{"holder":"bot","name":"Ada"}],"host":"id of Ann","open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":1,"botsFrom":null,"match":"abcdefg4-match-1","seen":[],"shuffle":{"match":"abcdefg4-match-1","seal":"2d537d4bf48f3e82ed27c3441083a21338bdc91fcb92196e64d5562a789a81b0","secret":"0707070707070707070707070707070707070707070707070707070707070707","attempts":[]},"looks":[]}', 'abcdefg4-match-1', 1795996761210, 0);
INSERT INTO tables VALUES ('ABCDEFG5', '{"code":"ABCDEFG5","game":"foursquare","rules":1,"options":{"flip":"others"},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91}],"host":"id of Ann","open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":1,"botsFrom":null,"match":"abcdefg5-match-1","seen":[],"shuffle":{"match":"abcdefg5-match-1","seal":"9711a608027aa896bd6412881431cf61fe98c52d8fe780284553d1b13ad4ea6a","secret":"0707070707070707070707070707070707070707070707070707070707070707","attempts":[]},"looks":[]}', 'abcdefg5-match-1', 1795996761255, 0);
INSERT INTO tables VALUES ('ABCDEFG6', '{"code":"ABCDEFG6","game":"mod-four","rules":1,"options":{"deck":"french-52","mode":"cutthroat","target":2},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91},{"holder":"person","personId":"id of Ben","name":"Ben","seal":182},{"holder":"person","personId":"id of Cleo","name":"Cleo","seal":33},{"holder":"bot","name":"Ada"}],"host":"id of Ann","evening":{"match":"abcdefg6-match-1","kind":"[\"mod-four\",{\"target\":2}]","scores":[{"personId":"id of Ann","games":1,"wins":0,"points":1},{"personId":"id of Ben","games":1,"wins":1,"points":2},{"personId":"id of Cleo","games":1,"wins":0,"points":1}]},"open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":1,"botsFrom":null,"match":"abcdefg6-match-1","seen":[],"shuffle":{"match":"abcdefg6-match-2","seal":"5858166403cff8d74b77a8cb3e3f5743d4b300cc9bdf07695bd74174e4823a1c","secret":"0707070707070707070707070707070707070707070707070707070707070707"},"looks":[]}', 'abcdefg6-match-1', 1795996761352, 0);
INSERT INTO tables VALUES ('ABCDEFG7', '{"code":"ABCDEFG7","game":"mod-four","options":{"deck":"french-52","mode":"cutthroat","target":2},"seats":[{"holder":"person","personId":"id of Ann","name":"Ann","seal":91},{"holder":"person","personId":"id of Ben","name":"Ben","seal":182},{"holder":"person","personId":"id of Cleo","name":"Cleo","seal":33},{"holder":"bot","name":"Ada"}],"host":"id of Ann","open":false,"freely":null,"pace":"normal","watching":{"watch":"public","delay":8},"hints":"alone","botLevel":"normal","botPhrases":true,"matchNumber":0,"botsFrom":null,"match":null,"seen":[],"shuffle":{"match":"abcdefg7-match-1","seal":"15c9cb55e96a5f1998d845e9f0a6d54d3775227f1bba1eea53d90a4acc9f873d","secret":"0707070707070707070707070707070707070707070707070707070707070707"},"looks":[]}', NULL, 1795996761360, 0);
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG1');
INSERT INTO people VALUES ('id of Ben', 'ABCDEFG1');
INSERT INTO people VALUES ('id of Cleo', 'ABCDEFG1');
INSERT INTO people VALUES ('id of Dan', 'ABCDEFG1');
INSERT INTO people VALUES ('id of Eve', 'ABCDEFG1');
INSERT INTO people VALUES ('id of Ida', 'ABCDEFG1');
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG2');
INSERT INTO people VALUES ('id of Ben', 'ABCDEFG2');
INSERT INTO people VALUES ('id of Cleo', 'ABCDEFG2');
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG3');
INSERT INTO people VALUES ('id of Ben', 'ABCDEFG3');
INSERT INTO people VALUES ('id of Cleo', 'ABCDEFG3');
INSERT INTO people VALUES ('id of Dan', 'ABCDEFG3');
INSERT INTO people VALUES ('id of Eve', 'ABCDEFG3');
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Ben', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Cleo', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Dan', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Eve', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Fay', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Gus', 'ABCDEFG4');
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG5');
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG6');
INSERT INTO people VALUES ('id of Ben', 'ABCDEFG6');
INSERT INTO people VALUES ('id of Cleo', 'ABCDEFG6');
INSERT INTO people VALUES ('id of Ann', 'ABCDEFG7');
INSERT INTO people VALUES ('id of Ben', 'ABCDEFG7');
INSERT INTO people VALUES ('id of Cleo', 'ABCDEFG7');
INSERT INTO seen_cards VALUES ('ABCDEFG1', 'id of Ida', 1, 0);
INSERT INTO matches VALUES ('abcdefg1-match-1', 0, NULL);
INSERT INTO matches VALUES ('abcdefg2-match-1', 0, NULL);
INSERT INTO matches VALUES ('abcdefg3-match-1', 0, NULL);
INSERT INTO matches VALUES ('abcdefg4-match-1', 0, NULL);
INSERT INTO matches VALUES ('abcdefg5-match-1', 0, NULL);
INSERT INTO matches VALUES ('abcdefg6-match-1', 0, NULL);
INSERT INTO matches VALUES ('m', 0, NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 0, '{"chance":"pick","from":6,"result":3}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 1, '{"chance":"shuffle","pile":"pack","result":["7D","6D","JC","AH","QC","7H","7C","QS","7S","6S","10C","8D","8S","9D","8C","10D","9C","QD","KD","10H","AS","AD","JS","KS","JH","8H","10S","9H","QH","AC","JD","6H","6C","KC","KH","9S"]}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 2, '{"seat":5,"move":{"type":"play","card":"QS","suit":"D"}}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 3, '{"seat":0,"move":{"type":"draw"}}', 'intent-1-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 4, '{"seat":1,"move":{"type":"play","card":"10D"}}', 'intent-2-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 5, '{"seat":2,"move":{"type":"play","card":"QC","suit":"S"}}', 'intent-3-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 6, '{"seat":3,"move":{"type":"play","card":"QD","suit":"D"}}', 'intent-4-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 7, '{"seat":4,"move":{"type":"play","card":"KD"}}', 'intent-5-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 8, '{"seat":4,"takeback":1,"consent":[0,1,2,3]}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 9, '{"seat":4,"move":{"type":"play","card":"KD"}}', 'intent-6-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 10, '{"seat":5,"move":{"type":"play","card":"9D"}}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 11, '{"seat":0,"move":{"type":"draw"}}', 'intent-8-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 12, '{"seat":0,"move":{"type":"play","card":"JD"}}', 'intent-9-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 13, '{"seat":1,"move":{"type":"play","card":"AD"}}', 'intent-10-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 14, '{"seat":3,"move":{"type":"play","card":"8D"}}', 'intent-11-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 15, '{"seat":3,"takeback":1,"consent":[0,1,2,4]}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 16, '{"seat":3,"move":{"type":"play","card":"8D"}}', 'intent-12-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 17, '{"seat":3,"move":{"type":"draw"}}', 'intent-13-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 18, '{"seat":3,"move":{"type":"draw"}}', 'intent-14-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 19, '{"seat":3,"move":{"type":"draw"}}', 'intent-15-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 20, '{"seat":3,"move":{"type":"draw"}}', 'intent-16-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 21, '{"seat":3,"move":{"type":"draw"}}', 'intent-17-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 22, '{"seat":3,"move":{"type":"draw"}}', 'intent-18-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 23, '{"chance":"shuffle","pile":"pack","result":["QD","QC","KD","AD","10D","KS","JD","9D","QS"]}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 24, '{"seat":3,"move":{"type":"play","card":"QD","suit":"H"}}', 'intent-19-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 25, '{"seat":4,"move":{"type":"play","card":"8H"}}', 'intent-20-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 26, '{"seat":4,"move":{"type":"play","card":"8S"}}', 'intent-21-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 27, '{"seat":4,"move":{"type":"play","card":"10S"}}', 'intent-22-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg1-match-1', 28, '{"seat":5,"move":{"type":"play","card":"10H"}}', NULL);
INSERT INTO steps VALUES ('abcdefg1-match-1', 29, '{"seat":0,"move":{"type":"draw"}}', 'intent-24-ABCDEFG1');
INSERT INTO steps VALUES ('abcdefg2-match-1', 0, '{"chance":"pick","from":4,"result":1}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 1, '{"chance":"shuffle","pile":"deck","result":["10C","5D","7C","3H","4H","2S","9S","7H","10D","3C","2D","9D","5S","KH","QC","3D","4S","6C","KD","4C","KC","7S","5H","8C","3S","5C","AC","AS","JH","AD","9H","6S","2H","KS","9C","AH","10H","6H","JD","6D","JS","4D","JC","QH","QD","8S","7D","10S","8D","8H","2C","QS"]}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 2, '{"seat":2,"move":{"type":"cut","at":46}}', 'intent-0-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 3, '{"seat":2,"move":{"type":"play","card":"5H"}}', 'intent-1-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 4, '{"seat":3,"move":{"type":"play","card":"4C"}}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 5, '{"seat":0,"move":{"type":"play","card":"4S"}}', 'intent-3-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 6, '{"seat":1,"move":{"type":"play","card":"2S"}}', 'intent-4-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 7, '{"seat":1,"move":{"type":"play","card":"KH"}}', 'intent-5-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 8, '{"seat":1,"takeback":1,"consent":[0,2]}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 9, '{"seat":1,"move":{"type":"play","card":"KH"}}', 'intent-6-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 10, '{"seat":2,"move":{"type":"play","card":"9C"}}', 'intent-7-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 11, '{"seat":3,"move":{"type":"play","card":"9D"}}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 12, '{"seat":0,"move":{"type":"play","card":"5S"}}', 'intent-9-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 13, '{"seat":0,"move":{"type":"play","card":"4H"}}', 'intent-10-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 14, '{"seat":1,"move":{"type":"play","card":"8H"}}', 'intent-11-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 15, '{"seat":1,"takeback":1,"consent":[0,2]}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 16, '{"seat":1,"move":{"type":"play","card":"8H"}}', 'intent-12-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 17, '{"seat":2,"move":{"type":"play","card":"KD"}}', 'intent-13-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 18, '{"seat":3,"move":{"type":"play","card":"7H"}}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 19, '{"seat":3,"move":{"type":"play","card":"10S"}}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 20, '{"seat":0,"move":{"type":"play","card":"10C"}}', 'intent-15-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 21, '{"seat":1,"move":{"type":"play","card":"6H"}}', 'intent-16-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 22, '{"seat":2,"move":{"type":"play","card":"9S"}}', 'intent-17-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 23, '{"seat":2,"takeback":1,"consent":[0,1]}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 24, '{"seat":2,"move":{"type":"play","card":"AC"}}', 'intent-18-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 25, '{"seat":2,"move":{"type":"play","card":"JC"}}', 'intent-19-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 26, '{"seat":3,"move":{"type":"play","card":"AH"}}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 27, '{"seat":0,"move":{"type":"play","card":"JS"}}', 'intent-21-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 28, '{"seat":1,"move":{"type":"play","card":"6C"}}', 'intent-22-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 29, '{"seat":1,"move":{"type":"play","card":"AD"}}', 'intent-23-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg2-match-1', 30, '{"seat":1,"takeback":1,"consent":[0,2]}', NULL);
INSERT INTO steps VALUES ('abcdefg2-match-1', 31, '{"seat":1,"move":{"type":"play","card":"AD"}}', 'intent-24-ABCDEFG2');
INSERT INTO steps VALUES ('abcdefg3-match-1', 0, '{"chance":"shuffle","pile":"draw","result":["20","30","10","40","10","10","30","10","10","20","10","10","10","20","30","40","30","40","10","50","30","30","30","10","30","40","30","30","40","30","20","50","10","40","50","10","20","40","20","10","30","50","20","30","30","10","40","20"]}', NULL);
INSERT INTO steps VALUES ('abcdefg3-match-1', 1, '{"chance":"pick","from":6,"result":1}', NULL);
INSERT INTO steps VALUES ('abcdefg3-match-1', 2, '{"seat":1,"move":{"type":"place","stack":2}}', 'intent-0-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 3, '{"seat":2,"move":{"type":"place","stack":1}}', 'intent-1-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 4, '{"seat":3,"move":{"type":"place","stack":3}}', 'intent-2-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 5, '{"seat":4,"move":{"type":"place","stack":0}}', 'intent-3-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 6, '{"seat":5,"move":{"type":"place","stack":1}}', NULL);
INSERT INTO steps VALUES ('abcdefg3-match-1', 7, '{"seat":0,"move":{"type":"place","stack":3}}', 'intent-5-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 8, '{"seat":1,"move":{"type":"place","stack":1}}', 'intent-6-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 9, '{"seat":2,"move":{"type":"place","stack":0}}', 'intent-7-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 10, '{"seat":3,"move":{"type":"place","stack":0}}', 'intent-8-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 11, '{"seat":4,"move":{"type":"place","stack":0}}', 'intent-9-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 12, '{"seat":5,"move":{"type":"place","stack":0}}', NULL);
INSERT INTO steps VALUES ('abcdefg3-match-1', 13, '{"seat":0,"move":{"type":"place","stack":0}}', 'intent-11-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 14, '{"seat":1,"move":{"type":"place","stack":0}}', 'intent-12-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 15, '{"seat":2,"move":{"type":"place","stack":0}}', 'intent-13-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 16, '{"seat":3,"move":{"type":"place","stack":1}}', 'intent-14-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 17, '{"seat":4,"move":{"type":"place","stack":1}}', 'intent-15-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 18, '{"seat":5,"move":{"type":"place","stack":3}}', NULL);
INSERT INTO steps VALUES ('abcdefg3-match-1', 19, '{"seat":0,"move":{"type":"place","stack":3}}', 'intent-17-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 20, '{"seat":1,"move":{"type":"place","stack":0}}', 'intent-18-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 21, '{"seat":2,"move":{"type":"place","stack":0}}', 'intent-19-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 22, '{"seat":3,"move":{"type":"place","stack":3}}', 'intent-20-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 23, '{"seat":4,"move":{"type":"place","stack":3}}', 'intent-21-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 24, '{"seat":5,"move":{"type":"place","stack":0}}', NULL);
INSERT INTO steps VALUES ('abcdefg3-match-1', 25, '{"seat":0,"move":{"type":"place","stack":0}}', 'intent-23-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg3-match-1', 26, '{"seat":1,"move":{"type":"place","stack":0}}', 'intent-24-ABCDEFG3');
INSERT INTO steps VALUES ('abcdefg4-match-1', 0, '{"chance":"shuffle","pile":"draw","result":["30","40","50","30","20","20","30","30","50","30","30","30","10","40","10","40","40","10","10","40","30","10","10","30","30","20","40","30","10","20","10","40","30","20","10","10","30","20","10","10","10","10","50","30","30","50","40","20","10","20","30","10","30","10","10","10","20","40","50","10","30","10","10","30","10","30","10","40","20","10","20","10","40","40","20","40","50","30","50","20","40","30","40","20","10","40","40","40","10","30","10","40","40","40","10","10","30","40","40","40","30","30","30","20","50","40","20","10","10","30","10","30","10","30","10","10","30","20","30","40","30","30","10","20","10","20","10","10","10","30","30","20","30","20","10","30","50","30","10","30","10","10","30","20","30","30","30","30","40","50","50","30","10","10","30","30","20","20","10","10","20","10","40","50","50","30","50","10","10","30","40","20","30","20","40","30","20","40","50","20","30","30","30","10","10","20","30","20","50","10","20","40"]}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 1, '{"chance":"pick","from":8,"result":2}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 2, '{"seat":2,"move":{"type":"draw","from":"draw"}}', 'intent-0-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 3, '{"seat":2,"move":{"type":"discard","card":"40"}}', 'intent-1-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 4, '{"seat":3,"move":{"type":"score"}}', 'intent-2-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 5, '{"seat":4,"move":{"type":"draw","from":"draw"}}', 'intent-3-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 6, '{"seat":4,"move":{"type":"discard","card":"50"}}', 'intent-4-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 7, '{"seat":5,"move":{"type":"score"}}', 'intent-5-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 8, '{"seat":6,"move":{"type":"score"}}', 'intent-6-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 9, '{"seat":7,"move":{"type":"draw","from":"discard"}}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 10, '{"seat":7,"move":{"type":"discard","card":"30"}}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 11, '{"seat":0,"move":{"type":"draw","from":"draw"}}', 'intent-8-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 12, '{"seat":0,"move":{"type":"discard","card":"40"}}', 'intent-9-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 13, '{"seat":1,"move":{"type":"draw","from":"discard"}}', 'intent-10-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 14, '{"seat":1,"move":{"type":"discard","card":"20"}}', 'intent-11-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 15, '{"seat":1,"takeback":1,"consent":[0,2,3,4,5,6]}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 16, '{"seat":1,"move":{"type":"discard","card":"20"}}', 'intent-12-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 17, '{"seat":2,"move":{"type":"draw","from":"draw"}}', 'intent-13-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 18, '{"seat":2,"move":{"type":"discard","card":"50"}}', 'intent-14-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 19, '{"seat":3,"move":{"type":"draw","from":"discard"}}', 'intent-15-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 20, '{"seat":3,"move":{"type":"discard","card":"20"}}', 'intent-16-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 21, '{"seat":4,"move":{"type":"draw","from":"discard"}}', 'intent-17-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 22, '{"seat":4,"takeback":1,"consent":[]}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 23, '{"seat":4,"move":{"type":"draw","from":"discard"}}', 'intent-18-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 24, '{"seat":4,"move":{"type":"discard","card":"30"}}', 'intent-19-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 25, '{"seat":5,"move":{"type":"draw","from":"discard"}}', 'intent-20-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 26, '{"seat":5,"move":{"type":"discard","card":"10"}}', 'intent-21-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 27, '{"seat":6,"move":{"type":"draw","from":"discard"}}', 'intent-22-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 28, '{"seat":6,"move":{"type":"discard","card":"50"}}', 'intent-23-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg4-match-1', 29, '{"seat":6,"takeback":1,"consent":[0,1,2,3,4,5]}', NULL);
INSERT INTO steps VALUES ('abcdefg4-match-1', 30, '{"seat":6,"move":{"type":"discard","card":"50"}}', 'intent-24-ABCDEFG4');
INSERT INTO steps VALUES ('abcdefg5-match-1', 0, '{"chance":"shuffle","pile":"stock","result":["10C","9S","5S","9D","9C","6S","3H","8S","3D","3C","3S","5C","7C","8C","6D","2H","2C","7S","10H","9H","AD","AC","10S","5H","8H","4D","AH","AS","4S","7H","6C","6H","2D","4C","2S","8D","10D","7D","5D","4H"]}', NULL);
INSERT INTO steps VALUES ('abcdefg5-match-1', 1, '{"seat":0,"move":{"type":"place","row":0,"col":-1}}', 'intent-0-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 2, '{"seat":0,"move":{"type":"place","row":0,"col":1}}', 'intent-1-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 3, '{"seat":0,"move":{"type":"place","row":0,"col":-2}}', 'intent-2-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 4, '{"seat":0,"move":{"type":"place","row":-1,"col":-2}}', 'intent-3-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 5, '{"seat":0,"move":{"type":"place","row":0,"col":0}}', 'intent-4-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 6, '{"seat":0,"move":{"type":"place","row":1,"col":-1}}', 'intent-5-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 7, '{"seat":0,"takeback":1,"consent":[]}', NULL);
INSERT INTO steps VALUES ('abcdefg5-match-1', 8, '{"seat":0,"move":{"type":"place","row":1,"col":-1}}', 'intent-6-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 9, '{"seat":0,"move":{"type":"place","row":-1,"col":-1}}', 'intent-7-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 10, '{"seat":0,"move":{"type":"place","row":2,"col":-1}}', 'intent-8-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 11, '{"seat":0,"move":{"type":"place","row":-1,"col":-1}}', 'intent-9-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 12, '{"seat":0,"move":{"type":"place","row":-1,"col":0}}', 'intent-10-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 13, '{"seat":0,"move":{"type":"place","row":-1,"col":1}}', 'intent-11-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 14, '{"seat":0,"takeback":1,"consent":[]}', NULL);
INSERT INTO steps VALUES ('abcdefg5-match-1', 15, '{"seat":0,"move":{"type":"place","row":-1,"col":1}}', 'intent-12-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 16, '{"seat":0,"move":{"type":"place","row":1,"col":0}}', 'intent-13-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 17, '{"seat":0,"move":{"type":"place","row":0,"col":0}}', 'intent-14-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 18, '{"seat":0,"move":{"type":"place","row":-1,"col":-1}}', 'intent-15-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 19, '{"seat":0,"move":{"type":"place","row":1,"col":-2}}', 'intent-16-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 20, '{"seat":0,"move":{"type":"place","row":2,"col":-2}}', 'intent-17-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 21, '{"seat":0,"takeback":1,"consent":[]}', NULL);
INSERT INTO steps VALUES ('abcdefg5-match-1', 22, '{"seat":0,"move":{"type":"place","row":2,"col":-2}}', 'intent-18-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 23, '{"seat":0,"move":{"type":"place","row":2,"col":0}}', 'intent-19-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 24, '{"seat":0,"move":{"type":"place","row":1,"col":-2}}', 'intent-20-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 25, '{"seat":0,"move":{"type":"place","row":0,"col":-2}}', 'intent-21-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 26, '{"seat":0,"move":{"type":"place","row":1,"col":-1}}', 'intent-22-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 27, '{"seat":0,"move":{"type":"place","row":1,"col":-1}}', 'intent-23-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg5-match-1', 28, '{"seat":0,"takeback":1,"consent":[]}', NULL);
INSERT INTO steps VALUES ('abcdefg5-match-1', 29, '{"seat":0,"move":{"type":"place","row":1,"col":-1}}', 'intent-24-ABCDEFG5');
INSERT INTO steps VALUES ('abcdefg6-match-1', 0, '{"chance":"pick","from":4,"result":1}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 1, '{"chance":"shuffle","pile":"deck","result":["10C","5D","7C","3H","4H","2S","9S","7H","10D","3C","2D","9D","5S","KH","QC","3D","4S","6C","KD","4C","KC","7S","5H","8C","3S","5C","AC","AS","JH","AD","9H","6S","2H","KS","9C","AH","10H","6H","JD","6D","JS","4D","JC","QH","QD","8S","7D","10S","8D","8H","2C","QS"]}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 2, '{"seat":2,"move":{"type":"cut","at":46}}', 'intent-0-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 3, '{"seat":2,"move":{"type":"play","card":"5H"}}', 'intent-1-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 4, '{"seat":3,"move":{"type":"play","card":"10S"}}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 5, '{"seat":0,"move":{"type":"play","card":"4S"}}', 'intent-3-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 6, '{"seat":1,"move":{"type":"play","card":"8H"}}', 'intent-4-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 7, '{"seat":1,"move":{"type":"play","card":"8S"}}', 'intent-5-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 8, '{"seat":1,"takeback":1,"consent":[0,2]}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 9, '{"seat":1,"move":{"type":"play","card":"KS"}}', 'intent-6-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 10, '{"seat":2,"move":{"type":"play","card":"7C"}}', 'intent-7-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 11, '{"seat":3,"move":{"type":"play","card":"3H"}}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 12, '{"seat":0,"move":{"type":"play","card":"5S"}}', 'intent-9-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 13, '{"seat":0,"move":{"type":"play","card":"4H"}}', 'intent-10-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 14, '{"seat":1,"move":{"type":"play","card":"AD"}}', 'intent-11-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 15, '{"seat":1,"takeback":1,"consent":[0,2]}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 16, '{"seat":1,"move":{"type":"play","card":"5C"}}', 'intent-12-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 17, '{"seat":2,"move":{"type":"play","card":"AC"}}', 'intent-13-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 18, '{"seat":3,"move":{"type":"play","card":"AS"}}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 19, '{"seat":3,"move":{"type":"play","card":"QS"}}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 20, '{"seat":0,"move":{"type":"play","card":"QD"}}', 'intent-15-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 21, '{"seat":1,"move":{"type":"play","card":"6C"}}', 'intent-16-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 22, '{"seat":2,"move":{"type":"play","card":"9S"}}', 'intent-17-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 23, '{"seat":2,"takeback":1,"consent":[0,1]}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 24, '{"seat":2,"move":{"type":"play","card":"9H"}}', 'intent-18-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 25, '{"seat":2,"move":{"type":"play","card":"JD"}}', 'intent-19-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 26, '{"seat":3,"move":{"type":"play","card":"AH"}}', NULL);
INSERT INTO steps VALUES ('abcdefg6-match-1', 27, '{"seat":0,"move":{"type":"play","card":"KC"}}', 'intent-21-ABCDEFG6');
INSERT INTO steps VALUES ('abcdefg6-match-1', 28, '{"seat":1,"move":{"type":"play","card":"2S"}}', 'intent-22-ABCDEFG6');
INSERT INTO records VALUES ('abcdefg6-match-1', '{"format":"hundredfold-record/2","game":"mod-four","rules":1,"options":{"deck":"french-52","mode":"cutthroat","target":2},"seats":4,"names":[null,null,null,{"name":"Ada","bot":true,"level":"normal"}],"steps":[{"chance":"pick","from":4,"result":1},{"chance":"shuffle","pile":"deck","result":["10C","5D","7C","3H","4H","2S","9S","7H","10D","3C","2D","9D","5S","KH","QC","3D","4S","6C","KD","4C","KC","7S","5H","8C","3S","5C","AC","AS","JH","AD","9H","6S","2H","KS","9C","AH","10H","6H","JD","6D","JS","4D","JC","QH","QD","8S","7D","10S","8D","8H","2C","QS"]},{"seat":2,"move":{"type":"cut","at":46}},{"seat":2,"move":{"type":"play","card":"5H"}},{"seat":3,"move":{"type":"play","card":"10S"}},{"seat":0,"move":{"type":"play","card":"4S"}},{"seat":1,"move":{"type":"play","card":"8H"}},{"seat":1,"move":{"type":"play","card":"KS"}},{"seat":2,"move":{"type":"play","card":"7C"}},{"seat":3,"move":{"type":"play","card":"3H"}},{"seat":0,"move":{"type":"play","card":"5S"}},{"seat":0,"move":{"type":"play","card":"4H"}},{"seat":1,"move":{"type":"play","card":"5C"}},{"seat":2,"move":{"type":"play","card":"AC"}},{"seat":3,"move":{"type":"play","card":"AS"}},{"seat":3,"move":{"type":"play","card":"QS"}},{"seat":0,"move":{"type":"play","card":"QD"}},{"seat":1,"move":{"type":"play","card":"6C"}},{"seat":2,"move":{"type":"play","card":"9H"}},{"seat":2,"move":{"type":"play","card":"JD"}},{"seat":3,"move":{"type":"play","card":"AH"}},{"seat":0,"move":{"type":"play","card":"KC"}},{"seat":1,"move":{"type":"play","card":"2S"}}],"outcome":{"ranking":[[1],[0,2,3]],"scores":[1,2,1,1]},"proof":{"v":2,"match":"abcdefg6-match-1","seal":"9882f1c171c8e37b839e7bfe5ab1b41cac0df5e1baa3d520c623cde8ebbc7c3a","secret":"0707070707070707070707070707070707070707070707070707070707070707","givenUp":[],"attempts":[],"log":"2d42dc7612257a6c906e70eac04ff899a40fcabd1e99fb3ec3bb3c2c530c68a8"},"takenBack":[{"seat":1,"consent":[0,2],"stood":7,"steps":[{"seat":1,"move":{"type":"play","card":"8S"}}],"hashes":"809e2a45"},{"seat":1,"consent":[0,2],"stood":12,"steps":[{"seat":1,"move":{"type":"play","card":"AD"}}],"hashes":"5adf7432"},{"seat":2,"consent":[0,1],"stood":18,"steps":[{"seat":2,"move":{"type":"play","card":"9S"}}],"hashes":"586b20f9"}],"hashes":"16f61a1f4ca07c6e4ec26c6d213238db746c6240542f5e980576d6cc6295599636478f1b35513ccf05437166c6b7426820f18ae5c81f30c28d7918baffa3201fecabf0be76c017a96a90f0b36dcf58e7de53ca08a704830b","access":"public"}', 0);
INSERT INTO results VALUES ('abcdefg6-match-1', 'id of Ann', 1795996761340, '{"match":"abcdefg6-match-1","at":1795996761340,"people":3,"game":"mod-four","options":{"target":2},"seats":4,"score":1,"place":2,"player":{"seat":0,"name":"Ann"}}');
INSERT INTO results VALUES ('abcdefg6-match-1', 'id of Ben', 1795996761340, '{"match":"abcdefg6-match-1","at":1795996761340,"people":3,"game":"mod-four","options":{"target":2},"seats":4,"score":2,"place":1,"player":{"seat":1,"name":"Ben"}}');
INSERT INTO results VALUES ('abcdefg6-match-1', 'id of Cleo', 1795996761340, '{"match":"abcdefg6-match-1","at":1795996761340,"people":3,"game":"mod-four","options":{"target":2},"seats":4,"score":1,"place":2,"player":{"seat":2,"name":"Cleo"}}');
INSERT INTO results VALUES ('m', 'id of Ann', 1, '{"match":"m","at":1,"game":"mod-four","options":{},"seats":4,"people":2,"place":1,"score":2}');
INSERT INTO favourites VALUES ('id of Ann', 'abcdefg6-match-1');
INSERT INTO reports VALUES ('report-1', '{"id":"report-1","table":"ABCDEFG1","of":"id of Ben","at":"2026-11-20T12:00:00.000Z","by":"id of Ann","name":"Ben","line":1,"lineKeys":["AcIOhnmguQALcerPulnbFV","SCN_5OtF5NHMvct0qPyFoG"]}', 0);
INSERT INTO reports VALUES ('report-person', '{"id":"report-person","table":"ABCDEFG1","of":"id of Ben","at":"2026-11-20T12:00:00.000Z","by":"id of Ann","name":"Ben","line":null,"lineKeys":["AcIOhnmguQALcerPulnbFV","SCN_5OtF5NHMvct0qPyFoG"]}', 0);
INSERT INTO report_lines VALUES ('AcIOhnmguQALcerPulnbFV', '{"id":1,"name":"Ben","said":{"phrase":"hello"}}');
INSERT INTO report_lines VALUES ('SCN_5OtF5NHMvct0qPyFoG', '{"id":2,"name":"Ben","said":{"text":"that''s mine"}}');
INSERT INTO groups VALUES ('group-1', 'link 1', 'Tuesday', '[]', NULL, NULL, '{"address":"https://chat.example.org/hook/1","language":"en","zone":"UTC"}', 0, 0);
INSERT INTO group_members VALUES ('group-1', 'id of Ann', '{"memberId":"member-1","name":"Ann","seal":1,"since":1,"isMaker":true}', NULL);
INSERT INTO group_results VALUES ('group-1', 1, 'm', 'id of Ann', 'mod-four', '["mod-four",{}]', '', 1, 1, 2);
INSERT INTO group_evenings VALUES ('group-1', '[100,200]', 'member-1', NULL, NULL, NULL);
INSERT INTO group_answers VALUES ('group-1', 'id of Ann', 200, 'maybe');
INSERT INTO push_key VALUES (1, '{"kty":"EC","x":"u7_9BtSvQyPqRGtbpaz_0vi9_hlju7Dw0NEvHlYRmYs","y":"Lf5WFpt6jVBqiOTJ1aGvGpF-FVcX_OuSOcnEsq5Ay4c","crv":"P-256","d":"kgRrRZMiVMRMwnbT9YZT2a7ssLI8Z4k7UugBrs0HODY"}');
INSERT INTO subscriptions VALUES ('https://push.example.net/phone', 'id of Ann', 'point', 'secret', 'turn match', 'en', 'UTC', 0, 0);
PRAGMA user_version = 2;
