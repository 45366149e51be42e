/** What rooms of `src/sections/` calculate without a document: `npm run mutants rooms` changes these files and runs the tests beside them. */
export const ROOM_MODELS = [
  'blog/cardGrid',
  'blog/paging',
  'document/activeSection',
  'faq/faqSearch',
  'help/openingHours',
  'shell/currentMark',
  'team/dayRuler',
  'videos/chapterPlaces',
].map((name) => `src/sections/${name}`)
