export function idsOf(markdown: string): string[];
export function areaOf(id: string): string;
export function citationsIn(title: string, known: readonly string[]): { cited: string[]; unknown: string[] };
