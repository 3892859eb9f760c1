export function databaseParent(): string;
