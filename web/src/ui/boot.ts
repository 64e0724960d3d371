// What the server tells the page's script: the reader's language, the page, the room.
import type { Boot } from '../generated/wire/Boot';

/** What a page without boot data is: the play page in English. */
const BARE: Boot = { lang: 'en', version: '', commit: '', page: 'play', room: null, watch: null };

/** The page's boot data. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent;
  return text ? { ...BARE, ...(JSON.parse(text) as Partial<Boot>) } : BARE;
}
