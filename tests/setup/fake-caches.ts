/** In-memory Cache Storage with the methods that saved chapters use. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  open = (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    const put = (key: string, response: Response) => Promise.resolve(void kept.set(key, response));
    return Promise.resolve({ put });
  };
  match = (key: string, { cacheName: own }: { cacheName?: string } = {}) => {
    const searched = [...this.all].filter(([name]) => own === undefined || name === own);
    const found = searched.flatMap(([, kept]) => kept.get(key.split("?")[0]!) ?? []);
    return Promise.resolve(found[0]?.clone());
  };
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
}
