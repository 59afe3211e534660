/** The numbers an office writes in one field, such as `01711-000000, 01811-000000`. What holds no number to dial is left out. */
export function phoneNumbers(field: string): string[] {
  const parts = field.split(/[,;/|\n]|\s{2,}|\b(?:and|or)\b/i).map((part) => part.trim());
  return parts.filter((part) => (part.match(/[0-9০-৯]/g)?.length ?? 0) > 2);
}
