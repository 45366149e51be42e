import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { DeckOpening } from './DeckOpening.tsx'
import type { OpeningWords } from './openingWords.ts'

export type PhotoOpeningProps = OpeningWords & Pick<PictureProps, 'file' | 'alt'>

/** A first screen with a picture file. */
export const PhotoOpening = ({ file, alt, ...words }: PhotoOpeningProps) => (
  <DeckOpening look="besidePicture" {...words}>
    <Picture file={file} alt={alt} isFirst />
  </DeckOpening>
)
