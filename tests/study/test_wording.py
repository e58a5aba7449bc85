"""Reports in both languages: names as people know them, numbers as they write them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kotatsu
from kotatsu.engine.errors import BadSetting
from kotatsu.experiments.intervals import Interval
from kotatsu.study.commands import run_study, run_sweep, run_variants
from kotatsu.study.components import items
from kotatsu.study.figures import Change, Focus
from kotatsu.study.wording import WORDS, bot_name, wording

MESSAGE = re.compile(r"^(study-[a-z-]+) =", re.MULTILINE)


def test_both_languages_have_the_same_sentences() -> None:
    found = [MESSAGE.findall((WORDS / f"{language}.ftl").read_text(encoding="utf-8")) for language in ("en", "fr")]
    assert sorted(found[0]) == sorted(found[1])


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_way_to_have_something_is_said_in_french(slug: str) -> None:
    english, french = wording(slug), wording(slug, "fr")
    for item in items(kotatsu.load(slug)):
        said = french.trait(item.trait)
        assert "‹" not in said
        assert "_" not in said
        assert "could" not in said
        event = item.trait.rpartition(" ")[0]
        key = f"could-{event.removeprefix('could ')}" if event.startswith("could ") else f"trait-{event}"
        assert french.words.has(key), key
        assert "‹" not in french.component(item.kind, item.word)
        assert "_" not in english.component(item.kind, item.word)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_way_to_have_something_is_said_in_words(slug: str, language: str) -> None:
    """Never `moved · card`, the rules' own names of an event and its argument; and no two ways are said alike."""
    said = wording(slug, language)
    traits = {item.trait for item in items(kotatsu.load(slug))}
    assert not [trait for trait in traits if " · " in said.trait(trait)]
    ways = [trait for trait in traits if said.words.has(f"way-{trait.replace(' ', '-')}")]
    assert len({said.trait(trait) for trait in ways}) == len(ways)


def test_numbers_are_written_as_people_write_them() -> None:
    share = Interval(0.1234, 0.1, 0.15)
    assert wording("pikit").percent(share) == "12.3 (10.0 to 15.0)"
    assert wording("pikit", "fr").percent(share) == "12,3 (10,0 à 15,0)"
    assert wording("pikit").whole(12345) == "12,345"
    assert wording("pikit", "fr").whole(12345) == "12\u202f345"
    with pytest.raises(BadSetting, match="'de' is not spoken here"):
        wording("pikit", "de")


def test_a_report_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "rapport.html"
    sets = ["cards.up3.copies=0"]
    run_study("tiki-topple", seats=2, games=300, workers=1, sets=sets, html=page, language="fr")
    said, text = capsys.readouterr().out, page.read_text(encoding="utf-8")
    assert 'lang="fr"' in text
    assert "‹" not in text + said
    for sentence in ("Qui gagne", "Durée, victoires et points", "pouvait jouer", "Les joueurs au hasard"):
        assert sentence in text, sentence
    for word in ("as it is", "wins", "seats", "points of"):
        assert word not in text + said, word
    assert "tel quel" in said
    assert re.search(r"\d,\d %", said)


def test_a_sweep_and_a_tournament_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sweep.html"
    run_sweep("tiki-topple", "cards.up3.copies=0:1", seats=2, games=60, workers=1, html=path, language="fr")
    assert "Les mêmes graines à chaque valeur" in path.read_text(encoding="utf-8")
    variants = tmp_path / "variants.toml"
    variants.write_text('[sans]\n"cards.up3.copies" = 0\n[avec]\ncards.up3.copies = 1\n', encoding="utf-8")
    page = tmp_path / "variants.html"
    results = run_variants("tiki-topple", variants, seats=2, games=60, workers=1, html=page, language="fr")
    assert {one.name for one in results} == {"sans", "avec", "tel quel"}
    unfair = [one.unfairness for one in results]
    assert unfair == sorted(unfair)
    same = next(one for one in results if one.name == "avec")
    assert all(change.difference.value == 0 and not change.is_real for change in same.wins), "one copy is as printed"
    assert "‹" not in page.read_text(encoding="utf-8") + capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "x = 1", "[a]\n", "[a\n"])
def test_a_file_without_variants_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "variants.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadSetting, match="variants"):
        run_variants("tiki-topple", path)
    with pytest.raises(BadSetting, match="cannot read variants"):
        run_variants("tiki-topple", tmp_path / "none.toml")


def test_what_nobody_took_is_said_and_a_net_is_named_by_its_file() -> None:
    shown = Change(
        "shown card alpha_monster", 0.3, 0.3, Interval(0.0, -0.1, 0.1), 90, kind="card", word="alpha_monster"
    )
    could = replace(shown, what="could buy card alpha_monster")
    won = replace(shown, what="wins without bought card alpha_monster")
    said = wording("king-of-tokyo")
    assert said.untaken(Focus("card", "alpha_monster", [shown, could])).startswith("Nobody took Alpha Monster")
    assert said.untaken(Focus("card", "alpha_monster", [shown, could, won])) == ""
    assert said.untaken(Focus("card", "alpha_monster", [shown])) == ""
    assert bot_name("net:/some/folder/alpha.npz") == "net:alpha.npz"
    assert [bot_name(spec) for spec in ("net", "search:400")] == ["net", "search:400"]


def test_how_exactly_those_who_had_it_did_is_only_said_where_there_were_some() -> None:
    said = wording("king-of-tokyo")
    found = run_study("tiki-topple", seats=2, games=100, workers=1)
    won = Change("wins with bought card alpha_monster", 0.3, 0.1, Interval(-0.2, -0.3, -0.1), 90)
    others = replace(won, what="wins without bought card alpha_monster", difference=Interval(0.0, -0.01, 0.01))
    both, nobody = (replace(found, focus=[Focus("card", "alpha_monster", rows)]) for rows in ([won, others], [others]))
    assert said.precision(both).startswith("What those won who had it is known to ± 10.0 points.")
    assert said.precision(nobody).startswith("Shares of wins are known to ±")


def test_what_is_rounded_to_nothing_has_no_minus() -> None:
    assert wording("tiki-topple").percent(Interval(-0.0001, -0.0004, -0.0002), "+") == "+0.0 (+0.0 to +0.0)"
    assert wording("tiki-topple", "fr").decimal(-0.04, 1) == "0,0"
