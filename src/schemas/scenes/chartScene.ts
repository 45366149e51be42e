import { z } from 'zod'
import { countField, listField, textField } from '../fields/fields.ts'
import { sampleByDefaultField } from './sceneFields.ts'

export const chartSchema = z
  .strictObject({
    title: textField(80).meta({ description: 'What the chart shows.' }),
    unit: textField(60).meta({ description: 'What the bars count.' }),
    most: countField().meta({ description: 'Where the axis ends. No bar is higher.' }),
    sample: sampleByDefaultField,
    bars: listField(
      z.strictObject({
        label: textField(12).meta({ description: 'The name of the bar, under it.' }),
        value: z.number().min(0, 'A bar starts at zero: write 0 or more.').meta({ description: 'How much the bar shows.' }),
      }),
      2,
      14,
    ).meta({ description: 'The bars, from the left.' }),
  })
  .refine(({ most, bars }) => bars.every(({ value }) => value <= most), {
    path: ['most'],
    message: 'A bar is higher than the end of the axis: raise "most".',
  })
