import { Picture, type PictureProps } from '../Picture.tsx'
import { DeckOpening } from './DeckOpening.tsx'
import type { OpeningWords } from './openingWords.ts'

export type PictureFileOpeningProps = OpeningWords & Pick<PictureProps, 'pictures' | 'alt'> & { file: string }

/** A first screen with a picture file. */
export const PictureFileOpening = ({ file, alt, pictures, ...words }: PictureFileOpeningProps) => (
  <DeckOpening look="besidePicture" {...words}>
    <Picture pictures={pictures} name={file} alt={alt} isFirst />
  </DeckOpening>
)
