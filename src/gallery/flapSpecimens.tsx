/** Texts on the flaps of a departure board. */
import { FlapClock, type FlapClockProps } from '#src/illustrations/flap/FlapClock.tsx'
import { FlapFigure } from '#src/illustrations/flap/FlapFigure.tsx'
import { FlapTile, type FlapTileProps } from '#src/illustrations/flap/FlapTile.tsx'
import { FlapWord, type FlapWordProps } from '#src/illustrations/flap/FlapWord.tsx'
import { SplitFlap, type SplitFlapProps } from '#src/illustrations/flap/SplitFlap.tsx'
import { SpecimenSurface } from './SpecimenSurface.tsx'
import { eachLook, type Specimen } from './specimen.ts'

export const flapSpecimens: readonly Specimen[] = [
  {
    of: [FlapClock],
    looks: eachLook<NonNullable<FlapClockProps['size']>>(
      { sm: true, smToLg: true, base: true, lgTo2xl: true, xl: true, '2xl': true, '2xlTo3xl': true },
      (size) => (
        <SpecimenSurface surface="deck">
          <FlapClock clock="05:31" size={size} />
        </SpecimenSurface>
      ),
    ),
  },
  {
    of: [FlapWord],
    looks: {
      ...eachLook<FlapWordProps['size']>(
        { xsToSm: true, smToBase: true, baseToXl: true, xlTo2xl: true, '3xl': true, flap: true, statusLine: true },
        (size) => (
          <SpecimenSurface surface="deck">
            <FlapWord word="Tomorrow" size={size} />
          </SpecimenSurface>
        ),
      ),
      ...eachLook<NonNullable<FlapWordProps['tone']>>(
        { signal: true, go: true, hold: true, stop: true, onDeck: true, quiet: true },
        (tone) => (
          <SpecimenSurface surface="deck">
            <FlapWord word="Covered" size="flap" tone={tone} />
          </SpecimenSurface>
        ),
      ),
      'on lighter tiles': () => (
        <SpecimenSurface surface="deck">
          <FlapWord word="Tomorrow" size="flap" isLight />
        </SpecimenSurface>
      ),
    },
  },
  {
    of: [FlapFigure],
    looks: {
      usual: () => (
        <SpecimenSurface surface="deck">
          <FlapFigure value="24 hours" />
        </SpecimenSurface>
      ),
    },
  },
  {
    of: [SplitFlap],
    looks: {
      ...eachLook<NonNullable<SplitFlapProps['size']>>(
        { sm: true, time: true, compactTime: true, status: true, compactStatus: true, consoleStatus: true, console: true },
        (size) => (
          <SpecimenSurface surface="deck">
            <SplitFlap text="COVERED" size={size} />
          </SpecimenSurface>
        ),
      ),
      ...eachLook<NonNullable<SplitFlapProps['tone']>>({ signal: true, go: true, hold: true, stop: true }, (tone) => (
        <SpecimenSurface surface="deck">
          <SplitFlap text="COVERED" tone={tone} />
        </SpecimenSurface>
      )),
    },
  },
  {
    of: [FlapTile],
    looks: eachLook<FlapTileProps['kind']>({ digit: true, large: true, letter: true, lightLetter: true }, (kind) => (
      <SpecimenSurface surface="deck">
        <FlapTile kind={kind}>8</FlapTile>
      </SpecimenSurface>
    )),
  },
]
