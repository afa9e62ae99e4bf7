/** The most that the API answers at once. */
const PAGE = 100

/** Everything that a list of the API holds, however many pages that takes. */
export async function listAll<T>(
  load: (range: [from: number, to: number]) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const { items, total } = await load([all.length, all.length + PAGE - 1])
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}
