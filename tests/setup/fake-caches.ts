/** A browser's caches in memory: only what saved chapters use of them. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  open = (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return Promise.resolve({
      match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
      put: (address: string, response: Response) =>
        Promise.resolve(void kept.set(address, response)),
      keys: () =>
        Promise.resolve([...kept.keys()].map((path) => ({ url: `https://fox.example${path}` }))),
      delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(new URL(url).pathname)),
    });
  };
  has = (name: string) => Promise.resolve(this.all.has(name));
  match = (address: string, { cacheName: own }: { cacheName?: string } = {}) => {
    const searched = [...this.all].filter(([name]) => own === undefined || name === own);
    const found = searched.flatMap(([, kept]) => kept.get(address) ?? []);
    return Promise.resolve(found[0]?.clone());
  };
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
}

/** Web Locks in memory: one holder after the other. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, _options: LockOptions, hold: () => Promise<unknown>) {
      const held = (last.get(name) ?? Promise.resolve()).then(hold);
      last.set(
        name,
        held.catch(() => undefined),
      );
      return held;
    },
  };
}
