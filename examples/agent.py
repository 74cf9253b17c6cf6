#!/usr/bin/env python3
"""A program that plays: it reads questions as lines of JSON and answers them. It goes by the words that a clue and a card's
description share, and looks at no picture; yours may do better. docs/agents.md says all that it can be told.

    fabula agent --table 123456 --command "python3 examples/agent.py"
    fabula arena --games 10 --minds "poet,joker,sailor,child,scholar,command:python3 examples/agent.py"
"""

import json
import re
import sys

cards: dict[int, set[str]] = {}  # the words of each card we have seen


def words(text: str | None) -> set[str]:
    return {word for word in re.findall(r"\w+", (text or "").lower()) if len(word) > 3}


def best(clue: str | None, choices: list[int], count: int) -> list[int]:
    return sorted(choices, key=lambda card: -len(words(clue) & cards.get(card, set())))[:count]


for line in sys.stdin:
    message = json.loads(line)
    match message["type"]:
        case "look":
            for card in message["cards"]:
                cards[card["card"]] = words(card.get("description", {}).get("en"))
            continue
        case "clue":
            card = message["hand"][0] if message["hand"] else None  # in party there is no card
            told = sorted(cards.get(card, set()), key=lambda word: (len(word), word))
            answer = {"card": card, "clue": f"Not quite {told[-1]}" if told else "Guess"}
        case "give":
            answer = {"cards": best(message["clue"], message["hand"], message["count"])}
        case "vote":
            answer = {"cards": best(message["clue"], message["choices"], message["min"])}
            if message["red"]:
                answer["red"] = message["choices"][-1]
        case _:  # hello, refused, result, end: nothing to answer
            continue
    print(json.dumps({"id": message["id"], **answer}), flush=True)
