"""Makes server/src/language/time/public-holidays.json, once, from a package that is fetched by hand:

    pip install holidays==0.105        (MIT, Vacanza Team and contributors)
    python tools/make-public-holidays.py

Under a country, or under a country and one of its regions (ISO 3166-2) for what is celebrated only there, each entry is
"name|days": "12-25" is every year's, "easter+1" hangs on Easter Sunday, and "2026-05-27 2027-05-16" are the days that are
known. A "~" before the days says that the moon decides, and may move them by one.
"""

import json
from collections import defaultdict
from datetime import date
from pathlib import Path

import holidays
from dateutil.easter import easter

YEARS = range(2026, 2033)
TARGET = Path(__file__).parent.parent / "server/src/language/time/public-holidays.json"
ESTIMATED = " (estimated)"
# Days off in exchange for a working weekend celebrate nothing.
DAY_OFF = "Day off"
LANGUAGE = "en_US"


def holidays_of(country: str, region: str | None = None) -> list[str]:
    known = holidays.country_holidays(country, subdiv=region, years=YEARS, language=LANGUAGE)
    days: dict[str, list[date]] = defaultdict(list)
    moving = set()
    for day in sorted(known):
        for written in known.get_list(day):
            name = written.replace(ESTIMATED, "")
            if day.year not in YEARS or name.startswith(DAY_OFF):
                continue
            days[name].append(day)
            if name != written:
                moving.add(name)
    return sorted(f"{name}|{'~' if name in moving else ''}{days_text(found)}" for name, found in days.items())


def days_text(days: list[date]) -> str:
    if [day.year for day in days] == list(YEARS):
        if len({(day.month, day.day) for day in days}) == 1:
            return f"{days[0]:%m-%d}"
        gaps = {(day - easter(day.year)).days for day in days}
        if len(gaps) == 1:
            return f"easter{gaps.pop():+d}"
    return " ".join(day.isoformat() for day in days)


table = {}
for country, regions in sorted(holidays.list_supported_countries(include_aliases=False).items()):
    national = holidays_of(country)
    if national:
        table[country] = national
    for region in regions:
        own = [entry for entry in holidays_of(country, region) if entry not in national]
        if own:
            table[f"{country}-{region}"] = own

TARGET.write_text(json.dumps(table, indent=2, ensure_ascii=False) + "\n")
