import type { WithSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { LandingPicture } from '#src/schemas/landing.ts'
import { DeckOpening } from '#src/sections/shared/opening/DeckOpening.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { PhotoOpening, type PhotoOpeningProps } from '#src/sections/shared/opening/PhotoOpening.tsx'
import { SceneOpening } from '#src/sections/shared/opening/SceneOpening.tsx'

export type LandingOpeningProps = OpeningWords & { picture?: WithSceneData<LandingPicture> | undefined } & Pick<
    PhotoOpeningProps,
    'pictures'
  >

/** The first screen of a landing page: its words alone, or with a picture of the product or a picture file. */
export function LandingOpening({ picture, pictures, ...words }: LandingOpeningProps) {
  if (!picture) return <DeckOpening look="alone" {...words} />
  if (picture.kind === 'scene') return <SceneOpening {...words} scene={picture.scene} />
  return <PhotoOpening {...words} file={picture.file} alt={picture.alt} pictures={pictures} />
}
