/** @returns a bar chart in words, for those who do not see it: what it shows, and each bar with its value */
export const describeBars = (chart: { title: string; unit: string; bars: readonly { label: string; value: number }[] }): string =>
  `${chart.title}, ${chart.unit}. ${chart.bars.map(({ label, value }) => `${label}: ${value}`).join('; ')}.`
