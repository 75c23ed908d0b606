"""Checks the shuffle of a Hundredfold record by the protocol in docs/shuffle.md: python3 verify.py record.json"""
import hashlib, hmac, itertools, json, re, struct, sys
ZERO, NOBODY, WHY = bytes(32), 2**32 - 1, {"left": "a player stood up", "changed": "the table went on to something else"}
def need(ok, rule): return None if ok else sys.exit("FAILED. This does not hold: " + rule)
def raw(x): return x if type(x) is bytes else struct.pack(">I", x) if type(x) is int else x.encode()
def enc(*fields): return b"".join(raw(len(raw(x))) + raw(x) for x in fields)
def H(*fields): return hashlib.sha256(enc("hundredfold-shuffle/2", *fields)).digest()
def unhex(x): return need(re.fullmatch("[0-9a-f]{64}", x), "a value has 64 hex digits") or bytes.fromhex(x)
canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode
def times(tag, x, n): return times(tag, H(tag, x), n - 1) if n else x  # the hash of the hash of … x
def field(entries): return b"".join(raw(x) if type(x) is int else unhex(x) for entry in entries for x in entry)  # a roster, or reveals
def words(key): return (word for k in itertools.count() for word in struct.unpack(">8I", hmac.digest(key, raw(k), "sha256")))
def below(source, n): return need(type(n) is int and 0 < n <= 2**32, "a pick is possible") or next(w for w in source if w < 2**32 - 2**32 % n) % n
def draw(step, source):
    if step["chance"] == "pick": return below(source, step["from"])
    need(step["chance"] == "shuffle", "an outcome is a pick or a shuffle")
    cards = sorted(step["result"], key=lambda card: card.encode("utf-16-be")); last = len(cards) - 1
    for i in range(last, 0, -1): k = below(source, i + 1); cards[i], cards[k] = cards[k], cards[i]
    return cards
def four_cards(digest):  # digits of a number: first its remainder by 52, then by 51 of what is left, and so on
    left, deck = int.from_bytes(digest[:8], "big"), [rank + suit for suit in "CDHS" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]
    return [deck.pop(left // done % (52 - i)) for i, done in enumerate((1, 52, 52 * 51, 52 * 51 * 50))]
def commitment(M, S, person, top): return H("commit", M, S, *person[1:3], unhex(person[3]), top).hex()
def check_attempts(M, S, attempts, P, F, seats, given_up=False):
    """Returns h, R and V of the last attempt, and the hash of each roster."""
    h, R, V, rosters = H("attempts", M, S, P, F), b"", b"", []
    for a, attempt in enumerate(attempts):
        roster, shown, last = attempt["roster"], dict(attempt["reveals"]), a == len(attempts) - 1
        missing, here = [e[0] for e in roster if e[0] not in shown], [e for e in roster if e[0] in shown]
        whole = {"roster": roster, "reveals": [[e[0], shown[e[0]]] for e in here], "missing": [] if last and given_up else missing}
        need(canonical(attempt) == canonical(whole) and (last == (not missing) or last and given_up), f"attempt {a} is whole or void")
        need(all([type(x) for x in e] == [int, int, int, str, str] for e in roster), "a person is seat, member, n, g and c")
        need(roster == left if a else roster, f"attempt {a} has those who are left")
        need(all(one[0] < two[0] for one, two in zip(roster, roster[1:] + [[seats]])), f"attempt {a} has seats of the game, in order")
        need(all(len({e[k] for e in roster}) == len(roster) for k in (1, 4)), f"attempt {a} has each member and commitment once")
        for e in here: need(commitment(M, S, e, times("reveal", unhex(shown[e[0]]), a + 1)) == e[4], f"in attempt {a} reveals fit commitments")
        R, V, left = field(roster), field(attempt["reveals"]), here if a < 2 else []
        rosters.append(H("roster", h, R).hex())
        if not last: h = H("void", h, R, V)
    return h, R, V, rosters
def history(record):  # each step, and each takeback in a tuple; put together from the end
    line, events = list(record["steps"]), []
    for back in record.get("takenBack", [])[::-1]:
        n = back["stood"]; need(type(n) is int and 0 <= n <= len(line), "a takeback leaves steps that there were")
        while len(line) > n: events.append(line.pop())
        events.append((back,)); line += back["steps"]
    return [*line, *events[::-1]]
def check_given_up(M, starts, P=ZERO):
    """Returns the last P, and the hashes of all rosters."""
    rosters, ids = set(), {M}
    for start in starts:
        need(sorted(start) == "attempts form match seal why".split() and start["why"] in WHY, "a start that was given up says why")
        need(start["match"] not in ids, "each start has a match of its own"); ids.add(start["match"])
        *last, own = check_attempts(start["match"], unhex(start["seal"]), start["attempts"], P, unhex(start["form"]), 100, True)
        P = H("given-up", *last, start["why"]); rosters.update(own)
    return P, rosters
def check_steps(record, M, S, s, K, h, R, seats):
    """Checks all outcomes, and returns the hash of the log."""
    q, line, log, drawn = dict.fromkeys(seats, ZERO), [(0, NOBODY, 0, None)], H("log-start", M, S), 0  # line: p, x, i, and x's q before
    for step in history(record):
        p, x, i, _ = line[-1]
        if type(step) is tuple:
            step = {"takeback": {name: step[0][name] for name in ("seat", "consent", "stood")}}
            while len(line) > 1 + step["takeback"]["stood"]:
                _, x, _, before = line.pop(); q.update({x: before} if before else {})
        elif "chance" in step:
            Q = b"".join(raw(seat) + q[seat] for seat in seats if seat != x); drawn += 1
            key = hmac.digest(s, enc("outcome", K, p, x, i, H("bound", h, R, Q)), "sha256")
            need(draw(step, words(key)) == step["result"], f"outcome {drawn} is the one drawn"); line.append((p, x, i + 1, None))
        else:
            x = step["seat"]; line.append((p + 1, x, 0, raw(x) and q.get(x)))
            if x in q: q[x] = H("move", q[x], canonical(step["move"]))
        log = H("log", log, canonical({name: step[name] for name in step if name != "legal"}))
    return log
def named(seats): return ", ".join(f"seat {seat + 1}" for seat in seats) or "nobody"
def people(attempts, at): return attempts[at]["roster"] if attempts else []
def told(proof, rosters):
    """Says in words what happened before the final attempt."""
    for start in proof["givenUp"]:
        seats, shown = [e[0] for e in people(start["attempts"], 0)], [seat for a in start["attempts"][-1:] for seat, _ in a["reveals"]]
        yield f"A start of {named(seats)} was given up, because {WHY[start['why']]}. No number came from {named(s for s in seats if s not in shown)}."
    for a, attempt in enumerate(proof["attempts"][:-1]): yield f"Attempt {a + 1} was void: no number came from {named(attempt['missing'])}."
    for seat, _, n, g, _ in people(proof["attempts"], 0):
        if n > len(proof["givenUp"]) or g not in rosters and (n, g) != (0, "0" * 64):
            yield f"The browser of seat {seat + 1} says that it took part in starts which this record does not name."
def check(record):
    """Returns the seats of those who shuffled, the number of attempts, the four cards, and what happened in words."""
    proof = record.get("proof") or need(False, "there is a proof")
    need(sorted(proof) == "attempts givenUp log match seal secret v".split() and type(proof["v"]) is int and proof["v"] == 2, "the proof has version 2")
    need(type(record["seats"]) is int and record["seats"] <= 100, "a game has at most 100 seats")
    M, S, s, attempts = proof["match"], unhex(proof["seal"]), unhex(proof["secret"]), proof["attempts"]
    P, rosters = check_given_up(M, proof["givenUp"])
    F = H("form", canonical({name: record[name] for name in ("game", "options", "seats")}))
    h, R, V, _ = check_attempts(M, S, attempts, P, F, record["seats"]); seats = [e[0] for e in people(attempts, -1)]
    need(H("seal", M, s) == S, "the secret leads to the seal")
    log = check_steps(record, M, S, s, H("seed", h, R, V), h, R, seats)
    need(unhex(proof["log"]) == log, "the moves are those of the proof")
    n = 1 + len(attempts[:-1]) + max([sum(len(start["attempts"]) or 1 for start in proof["givenUp"])] + [e[2] for e in people(attempts, 0)])
    return seats, n, four_cards(H("compare", h, R, V)), list(told(proof, rosters))
if __name__ == "__main__":
    try: seats, n, cards, said = check(json.load(open(sys.argv[1], encoding="utf-8")))
    except Exception as error: need(False, f"the file has the form of a record ({error!r})")
    if n > 1: said.append(f"Who arranged for attempts to fail has chosen among {n} deals at most.")
    after = f", after {n} attempts" if n > 1 else ""
    print(f"Right{after}: {len(seats)} people and the server shuffled. Compare: {' '.join(cards)}" if seats else "Not proven: the server shuffled alone.")
    print("".join(line + "\n" for line in said), end=""); sys.exit(0 if seats else 2)
