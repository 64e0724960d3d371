// What the server tells the page's script: the reader's language, the page, the room.
export interface Boot {
  readonly lang: string;
  readonly page: 'play' | 'room' | 'watch';
  readonly room: unknown;
}

/** The page's boot data; English play page when the server gave none. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent ?? '{}';
  const { lang = 'en', page = 'play', room = null }: Partial<Boot> = JSON.parse(text);
  return { lang, page, room };
}
