// Requirement ids in tests/requirements, and in the titles of tests.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';

/** Words that look like the area of an id. */
const NOT_AN_AREA = new Set(['AES', 'ISO', 'RFC', 'SHA', 'UTF', 'WCAG', 'ASVS']);
const CITATION = /\b([A-Z]{3,}2?)-(\d{2,})(?:\.\.(?:[A-Z]{3,}2?-)?(\d{2,}))?/g;

/** @returns {string[]} all ids of a requirements page, in order */
const idsOf = (markdown) => [...markdown.matchAll(/^- \*\*([A-Z]+2?-\d+)\*\*/gm)].map(([, id]) => id);

/** @returns {string[]} the ids of all requirements pages */
export function knownIds() {
  const folder = path.join(root, 'tests/requirements');
  const pages = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  return pages.flatMap((name) => idsOf(fs.readFileSync(path.join(folder, name), 'utf8')));
}

export const areaOf = (id) => id.slice(0, id.lastIndexOf('-'));
const numberOf = (id) => Number(id.slice(id.lastIndexOf('-') + 1));

/**
 * The ids a title cites. A range is the list of ids that exist between its ends; both ends must exist.
 * @param {string} title
 * @param {string[]} known
 * @returns {{ cited: string[], unknown: string[] }}
 */
export function citationsIn(title, known) {
  const cited = [];
  const unknown = [];
  for (const [, area, first, last] of title.matchAll(CITATION)) {
    if (NOT_AN_AREA.has(area)) continue;
    const ends = [first, last ?? first];
    const missing = ends.map((number) => `${area}-${number}`).filter((id) => !known.includes(id));
    unknown.push(...new Set(missing));
    const [from, to] = ends.map(Number);
    if (missing.length === 0)
      cited.push(...known.filter((id) => areaOf(id) === area && numberOf(id) >= from && numberOf(id) <= to));
  }
  return { cited, unknown };
}
