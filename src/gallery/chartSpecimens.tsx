/** Charts. */
import { BarsChart } from '#src/illustrations/chart/BarsChart.tsx'
import { ChartFrame } from '#src/illustrations/chart/ChartFrame.tsx'
import { MomentsChart } from '#src/illustrations/chart/MomentsChart.tsx'
import { PlacesChart } from '#src/illustrations/chart/PlacesChart.tsx'
import { PointsChart } from '#src/illustrations/chart/PointsChart.tsx'
import { SpansChart } from '#src/illustrations/chart/SpansChart.tsx'
import type { Specimen } from './specimen.tsx'
import { SpecimenPicture } from './specimen.tsx'
import { HEADING, LEDE } from './specimenWords.ts'

const TOTALS = [
  { day: '2026-03-01', points: 0 },
  { day: '2026-03-20', points: 6 },
  { day: '2026-05-11', points: 4 },
]

const listPlaces = (...codes: string[]) => codes.map((code) => ({ code, name: code }))

export const chartSpecimens: readonly Specimen[] = [
  {
    of: [BarsChart],
    looks: {
      usual: () => (
        <BarsChart
          unit="calls"
          before=""
          digits={0}
          bars={[
            { label: 'Monday', value: 12, parts: [] },
            { label: 'Tuesday', value: 7, parts: [] },
          ]}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [SpansChart],
    looks: {
      usual: () => (
        <SpansChart
          unit="days"
          spans={[
            { label: 'Notice', from: 0, to: 5, length: '5 days', quiet: false },
            { label: 'Answer', from: 5, to: 15, length: '10 days', quiet: true },
          ]}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [MomentsChart],
    looks: {
      usual: () => (
        <MomentsChart
          start={{ time: '06:00', label: 'The shift begins' }}
          moments={['04:10', '04:31', '05:02'].map((time) => ({ time, label: 'What happens then' }))}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [PlacesChart],
    looks: {
      usual: () => (
        <PlacesChart
          groups={[
            { label: 'of one kind', places: listPlaces('IL', 'NY'), isQuiet: false },
            { label: 'of another', places: listPlaces('TX', 'OH', 'PA'), isQuiet: true },
          ]}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [PointsChart],
    looks: {
      usual: () => (
        <PointsChart
          from="2026-03-01"
          to="2026-05-31"
          ladder={[{ id: 'written', at: 5, label: 'A step' }]}
          people={[{ name: 'A. Able', note: 'three events', totals: TOTALS, totalsWithoutRemoval: TOTALS, freeDays: ['2026-04-02'] }]}
          words={{ unit: 'points', peak: '{total} on {day}', withoutRemoval: '{total} without removal' }}
        />
      ),
    },
    isWide: true,
  },
  {
    of: [ChartFrame],
    looks: {
      usual: (id) => (
        <ChartFrame titleId={`${id}-chart`} title={HEADING} caption={LEDE}>
          <SpecimenPicture />
        </ChartFrame>
      ),
    },
    isWide: true,
  },
]
