// The words of the page, from the same Fluent files that the server uses.
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Lang = 'en' | 'es' | 'ro' | 'pl';

/** Values put into a sentence; numbers are formatted before they come here. */
export type Args = Readonly<Record<string, string>>;

/** Gives the words for a key. */
export type Words = (key: string, args?: Args) => string;

/** Words from the text of Fluent files. A key without words shows itself, so that the gap is seen. */
export function wordsFrom(lang: string, files: readonly string[]): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file));
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args ?? null) : key;
  };
}

// One chunk for each language: only the reader's is fetched.
const FILES: Readonly<Record<Lang, () => Promise<{ readonly files: readonly string[] }>>> = {
  en: () => import('./en'),
  es: () => import('./es'),
  ro: () => import('./ro'),
  pl: () => import('./pl'),
};

function isLang(name: string): name is Lang {
  return Object.hasOwn(FILES, name);
}

/** Fetches the words of a language; of English when there are none. */
export async function loadWords(lang: string): Promise<Words> {
  const known = isLang(lang) ? lang : 'en';
  const { files } = await FILES[known]();
  return wordsFrom(known, files);
}
