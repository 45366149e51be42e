/** What stands on the flaps of a departure board. */
import { FlapClock, type FlapClockProps } from '../illustrations/flap/FlapClock'
import { FlapFigure } from '../illustrations/flap/FlapFigure'
import { FlapTile, type FlapTileProps } from '../illustrations/flap/FlapTile'
import { FlapWord, type FlapWordProps } from '../illustrations/flap/FlapWord'
import { SplitFlap, type SplitFlapProps } from '../illustrations/flap/SplitFlap'
import { SpecimenGround } from './SpecimenGround'
import { eachLook, type Specimen } from './specimen'

export const flapSpecimens: readonly Specimen[] = [
  {
    of: [FlapClock],
    looks: eachLook<NonNullable<FlapClockProps['size']>>(
      { sm: true, smToLg: true, base: true, lgTo2xl: true, xl: true, '2xl': true, '2xlTo3xl': true },
      (size) => (
        <SpecimenGround ground="deck">
          <FlapClock clock="05:31" size={size} />
        </SpecimenGround>
      ),
    ),
  },
  {
    of: [FlapWord],
    looks: {
      ...eachLook<FlapWordProps['size']>(
        { xsToSm: true, smToBase: true, baseToXl: true, xlTo2xl: true, '3xl': true, flap: true, statusLine: true },
        (size) => (
          <SpecimenGround ground="deck">
            <FlapWord word="Tomorrow" size={size} />
          </SpecimenGround>
        ),
      ),
      ...eachLook<NonNullable<FlapWordProps['tone']>>(
        { signal: true, go: true, hold: true, stop: true, onDeck: true, quiet: true },
        (tone) => (
          <SpecimenGround ground="deck">
            <FlapWord word="Covered" size="flap" tone={tone} />
          </SpecimenGround>
        ),
      ),
      'on lighter tiles': () => (
        <SpecimenGround ground="deck">
          <FlapWord word="Tomorrow" size="flap" isLight />
        </SpecimenGround>
      ),
    },
  },
  {
    of: [FlapFigure],
    looks: {
      usual: () => (
        <SpecimenGround ground="deck">
          <FlapFigure value="24 hours" />
        </SpecimenGround>
      ),
    },
  },
  {
    of: [SplitFlap],
    looks: {
      ...eachLook<NonNullable<SplitFlapProps['size']>>(
        { sm: true, time: true, compactTime: true, state: true, compactState: true, consoleState: true, console: true },
        (size) => (
          <SpecimenGround ground="deck">
            <SplitFlap text="COVERED" size={size} />
          </SpecimenGround>
        ),
      ),
      ...eachLook<NonNullable<SplitFlapProps['tone']>>({ signal: true, go: true, hold: true, stop: true }, (tone) => (
        <SpecimenGround ground="deck">
          <SplitFlap text="COVERED" tone={tone} />
        </SpecimenGround>
      )),
    },
  },
  {
    of: [FlapTile],
    looks: eachLook<FlapTileProps['kind']>({ figure: true, large: true, letter: true, lightLetter: true }, (kind) => (
      <SpecimenGround ground="deck">
        <FlapTile kind={kind}>8</FlapTile>
      </SpecimenGround>
    )),
  },
]
