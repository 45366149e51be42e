import type { OpeningPicture } from '#src/schemas/opening/opening.ts'

const IS_DARK: Record<OpeningPicture['kind'], boolean> = { lanes: false, crowd: true, year: false, scene: true }

/** @returns for the header above it, whether what a feature page opens with is dark in both themes */
export const isDarkOpening = ({ kind }: OpeningPicture): boolean => IS_DARK[kind]
