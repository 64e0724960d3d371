// What this browser remembers between two visits. A browser that refuses to remember is not an error.

/** JSON values by name. */
export interface Memory {
  /** The value, or null when there is none that can be read. */
  readonly get: (key: string) => unknown;
  /** Keeps a value; null forgets it. */
  readonly set: (key: string, value: unknown) => void;
}

/** A memory in the browser's storage. */
export function storageMemory(storage: () => Storage): Memory {
  const attempt = <Value>(work: (found: Storage) => Value): Value | null => {
    try {
      return work(storage());
    } catch {
      return null; // Storage switched off, full, or not ours to read.
    }
  };
  return {
    get: (key) => attempt((found) => JSON.parse(found.getItem(key) ?? 'null') as unknown),
    set: (key, value) => {
      attempt((found) => {
        if (value === null) found.removeItem(key);
        else found.setItem(key, JSON.stringify(value));
      });
    },
  };
}

/** A memory that lasts as long as the object: for tests. */
export function shortMemory(): Memory {
  const values = new Map<string, string>();
  return {
    get: (key) => JSON.parse(values.get(key) ?? 'null'),
    set: (key, value) => {
      if (value === null) values.delete(key);
      else values.set(key, JSON.stringify(value));
    },
  };
}
