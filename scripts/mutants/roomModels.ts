/**
 * What rooms of `src/sections/`, and a drawing that they share, calculate without a document: `npm run mutants rooms` changes
 * these files and runs the tests beside them.
 */
export const ROOM_MODELS = [
  'article/chartData',
  'article/proseComponents',
  'blog/cardSpan',
  'blog/paging',
  'claims/claimRows',
  'dataSecurity/dialParts',
  'demo/demoFormProps',
  'demo/sendRequest',
  'document/activeSection',
  'document/retentionDays',
  'faq/faqSearch',
  'feature/crowd/crowdPeople',
  'feature/crowd/nameTags',
  'feature/year/state/absencePrice',
  'feature/year/drawing/unlabeledPieces',
  'feature/year/state/moveEvent',
  'feature/year/table/yearRows',
  'feature/year/state/yearState',
  'freeBlocks/replies/replyPiles',
  'freeBlocks/week/weekLedger',
  'help/openingHours',
  'home/morning/announcement',
  'home/morning/morningState',
  'home/morning/plant/daylight',
  'home/morning/plant/plantBays',
  'industry/exhibit/census',
  'industry/exhibit/lots',
  'industry/exhibit/routeMap',
  'industry/exhibit/waves',
  'industry/shownIndustries',
  'shared/logoBox',
  'shell/ariaCurrent',
  'team/dayRuler',
  'videos/playerPlaces',
]
  .map((name) => `src/sections/${name}`)
  .concat('src/illustrations/workplace/crew/crewPlaces', 'src/feed/feedContent')
