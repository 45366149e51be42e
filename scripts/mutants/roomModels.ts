/**
 * What rooms of `src/sections/`, and a drawing that they share, calculate without a document: `npm run mutants rooms` changes
 * these files and runs the tests beside them.
 */
export const ROOM_MODELS = [
  'article/chartData',
  'blog/cardSpan',
  'blog/paging',
  'claims/claimRows',
  'dataSecurity/dialParts',
  'demo/sendRequest',
  'document/activeSection',
  'document/keptSpan',
  'faq/faqSearch',
  'feature/crowd/crowdFigures',
  'feature/crowd/tagPlace',
  'feature/replies/drift',
  'feature/week/weekLedger',
  'feature/year/absencePrice',
  'feature/year/clearLine',
  'feature/year/moveEvent',
  'feature/year/yearRows',
  'feature/year/yearState',
  'help/openingHours',
  'home/morning/coming',
  'home/morning/coverage',
  'home/morning/daylight',
  'home/morning/lexicon',
  'home/morning/morningAt',
  'home/morning/morningState',
  'home/morning/recognize',
  'home/morning/callRecord',
  'industry/exhibit/bench',
  'industry/exhibit/census',
  'industry/exhibit/lots',
  'industry/exhibit/routeMap',
  'industry/exhibit/waves',
  'industry/tiedStarts',
  'shell/currentMark',
  'team/dayRuler',
  'videos/chapterPlaces',
]
  .map((name) => `src/sections/${name}`)
  .concat('src/illustrations/workplace/crewPlaces')
