/** Pages around the current one, with both ends; null stands for a gap. Every answer of a list is of at most nine steps. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const near = [1, 2, page - 1, page, page + 1, pages - 1, pages];
  const shown = [...new Set(near)].filter((step) => step >= 1 && step <= pages).sort((a, b) => a - b);
  return shown.flatMap((step, index) => {
    const before = shown[index - 1] ?? 0;
    if (step - before === 1) return [step];
    // A gap of one page is that page.
    return step - before === 2 ? [step - 1, step] : [null, step];
  });
}
