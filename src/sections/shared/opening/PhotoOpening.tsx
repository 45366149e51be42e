import { Picture, type PictureProps } from '../picture/Picture.tsx'
import { DeckOpening } from './DeckOpening.tsx'
import type { OpeningWords } from './openingWords.ts'

export type PhotoOpeningProps = OpeningWords & Pick<PictureProps, 'pictures' | 'alt'> & { file: string }

/** A first screen with a picture file. */
export const PhotoOpening = ({ file, alt, pictures, ...words }: PhotoOpeningProps) => (
  <DeckOpening look="besidePicture" {...words}>
    <Picture pictures={pictures} name={file} alt={alt} isFirst />
  </DeckOpening>
)
