import type { SkyHour } from '#src/models/pictures/skyHours.ts'
import { sectionAttributes } from '../section.attributes.ts'

/** How a first screen is dark in both themes: as the hour of its sky, or without a sky. */
export type Darkness = SkyHour | 'noSky'
/** Attributes of a first screen, and of the document that it opens. @param darkness undefined where it has the colors of paper */
export const darkOpening = (darkness: Darkness | undefined) =>
  darkness && sectionAttributes.darkOpening.props(darkness === 'noSky' ? '' : darkness)
