/** Every shared component in all its looks. Add a new component's specimen to the file of its kind. */
import { buttonSpecimens } from './buttonSpecimens.tsx'
import { chartSpecimens } from './chartSpecimens.tsx'
import { closingSpecimens } from './closingSpecimens.tsx'
import { controlSpecimens } from './controlSpecimens.tsx'
import { figureSpecimens } from './figureSpecimens.tsx'
import { flapSpecimens } from './flapSpecimens.tsx'
import { pictureSpecimens } from './pictureSpecimens.tsx'
import { sectionSpecimens } from './sectionSpecimens.tsx'
import type { Specimen } from './specimen.ts'
import { surfaceSpecimens } from './surfaceSpecimens.tsx'
import { textSpecimens } from './textSpecimens.tsx'

export type SpecimenGroup = { id: string; title: string; specimens: readonly Specimen[] }

export const EVERY_SPECIMEN: readonly SpecimenGroup[] = [
  { id: 'text', title: 'Headings, links and words', specimens: textSpecimens },
  { id: 'buttons', title: 'Buttons', specimens: buttonSpecimens },
  { id: 'controls', title: 'Links that lead on, fields', specimens: controlSpecimens },
  { id: 'surfaces', title: 'Cards, scroll areas, icons and marks', specimens: surfaceSpecimens },
  { id: 'figures', title: 'Figures', specimens: figureSpecimens },
  { id: 'sections', title: 'Sections', specimens: sectionSpecimens },
  { id: 'closings', title: 'How a page ends', specimens: closingSpecimens },
  { id: 'charts', title: 'Charts', specimens: chartSpecimens },
  { id: 'flaps', title: 'Flaps of a board', specimens: flapSpecimens },
  { id: 'pictures', title: 'Drawings', specimens: pictureSpecimens },
]
