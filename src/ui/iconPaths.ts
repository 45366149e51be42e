import type { IconName } from '#src/models/names/iconNames.ts'

/** A drawing of 24 by 24 units: its lines, and the one part that is filled with a color. */
export type IconPaths = { lines: string; accent: string; isDashed?: boolean }

export const ICON_PATHS: Record<IconName, IconPaths> = {
  'empty-place': { lines: 'M12 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M5 20v-2a7 7 0 0 1 14 0v2', accent: 'M2 20h20v2.5H2z', isDashed: true },
  clock: { lines: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5l3.5 2', accent: 'M12 12V3a9 9 0 0 1 7.8 13.5z' },
  timecard: { lines: 'M6 2.5h12v19H6zM9 11h6M9 14.5h6M9 18h3', accent: 'M6 2.5h12v5H6z' },
  growth: { lines: 'M2.5 21h19M5 21v-5h4v5M10 21v-9h4v9M15 21V8h4v13M3.5 9.5 9.5 5l2.5 1.5L17.5 3', accent: 'M15 8h4v13h-4z' },
  report: { lines: 'M3 4h18v12H11l-5 5v-5H3zM7 8.5h10M7 12h6', accent: 'M3 4h18v12H3z' },
  ladder: { lines: 'M3 21v-4.5h5v-4.5h5V7.5h5V3h3v18z', accent: 'M13 7.5h5V3h3v18h-8z' },
  megaphone: { lines: 'M3 10v4h4l9 5V5l-9 5zM7 14l1.5 6h3l-1-4.5M19 9a4 4 0 0 1 0 6', accent: 'M7 10l9-5v14l-9-5z' },
  board: { lines: 'M3 4h18v16H3zM3 9.3h18M3 14.7h18M6 6.7h4M6 12h4M6 17.3h4', accent: 'M3 9.3h18v5.4H3z' },
  phone: { lines: 'M7 2.5h10v19H7zM10.5 18.5h3', accent: 'M7 6h10v9H7z' },
  calendar: { lines: 'M4 5h16v16H4zM4 10h16M8 2.5v5M16 2.5v5', accent: 'M12 13h5v5h-5z' },
  tag: { lines: 'M3 3h9l9.5 9.5-9 9L3 12zM8 8h.01', accent: 'M3 3v9l9.5 9.5 4.5-4.5z' },
  lock: { lines: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 14.5v3', accent: 'M5 11h14v10H5z' },
  headset: { lines: 'M4 14v-2a8 8 0 0 1 16 0v2M4 13h4v6H4zM16 13h4v6h-4zM18 19v2l-5 .5', accent: 'M4 13h4v6H4zM16 13h4v6h-4z' },
  plant: { lines: 'M3 21V10l6-4v4l6-4v4l6-4v15zM7 21v-6h4v6M15 14h3', accent: 'M7 15h4v6H7z' },
  school: {
    lines:
      'M8 21H2.500v-8.500H8M16 21h5.500v-8.500H16M8 21V10.500L12 7l4 3.500V21zM12 7V2.500h4.500v2.500H12M10.500 21v-4.500h3V21M5.250 16.500v.01M18.750 16.500v.01M12 12.500v.01',
    accent: 'M8 21V10.500L12 7l4 3.500V21h-2.500v-4.500h-3V21z',
  },
  crew: {
    lines: 'M9 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M3 20v-2a6 6 0 0 1 12 0v2zM16 5a2.5 2.5 0 1 1 .5 5M17.5 13a5 5 0 0 1 3.5 5v2h-3',
    accent: 'M3 20v-2a6 6 0 0 1 12 0v2z',
  },
  languages: { lines: 'M2.5 3h12v8h-6l-3 3v-3h-3zM17 8h4.5v9h-3v3l-3-3H10v-3M5.5 7h6', accent: 'M2.5 3h12v8h-12z' },
  truck: {
    lines: 'M2 6h12v11H2zM14 10h4l4 4v3h-8zM6.5 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17.5 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
    accent: 'M2 6h12v9H2z',
  },
  question: {
    lines: 'M3 4h18v13H11l-5 4.5V17H3zM9.5 8.7a2.5 2.5 0 1 1 3.600 2.200c-.8.4-1.100.9-1.100 1.600M12 14.7h.01',
    accent: 'M3 4h18v13H11l-5 4.5V17H3z',
  },
  shield: { lines: 'M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6zM8.5 12l2.5 2.5 4.5-5', accent: 'M12 2.5l8 3v6c0 5-3.5 8.5-8 10z' },
  start: { lines: 'M2 21h20M4 21v-4h5v4M9 21v-8h5v8M14 21V9h5v12M16.5 9V2.5M16.5 2.5 22 4.25 16.5 6', accent: 'M14 9h5v12h-5z' },
  play: { lines: 'M2.5 3.5h19v13h-19zM10 7v6l5-3zM3.5 20.5h17M9 19a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3', accent: 'M10 7v6l5-3z' },
  book: { lines: 'M5 2.5h14v19H5zM8.5 2.5v19M3 7h3.5M3 12h3.5M3 17h3.5M11.5 7.5h4.5M11.5 11h4.5', accent: 'M8.5 2.5H19v19H8.5z' },
  letter: { lines: 'M2.5 5h19v14h-19zM2.5 5.5 12 13l9.5-7.5', accent: 'M2.5 5h19L12 13z' },
}
