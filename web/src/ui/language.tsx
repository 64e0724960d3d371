// Makes the reader's words known to every part of a page.
import { createContext, useContext } from 'solid-js';
import type { Words } from '../i18n/words';

const Language = createContext<Words>((key) => key);

/** Gives the words to everything inside it. */
export const LanguageProvider = Language.Provider;

/** The reader's words. */
export function useWords(): Words {
  return useContext(Language);
}
