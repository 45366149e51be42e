import { z } from 'zod'
import { closing } from './blocks/closing'
import { heading, label, meta, paragraph } from './fields/fields'
import { specifiedWords } from './specified/specifiedWords'

/** The overview, and what each industry's page has in common. */
export const industriesOverview = z.strictObject({
  meta,
  eyebrow: label.meta({ description: 'The small line above the headline.' }),
  heading: heading.meta({ description: 'The headline of the overview.' }),
  lede: paragraph.meta({ description: 'One or two sentences under the headline.' }),
  closing,
  page: z
    .strictObject({
      demo: specifiedWords('Schedule a Demo').meta({ description: 'The main button: it leads to the demo.' }),
      guide: specifiedWords('Download Guide').meta({ description: 'The second button: it leads to the industry’s guide.' }),
      quote: label.meta({ description: 'The name of the section with a customer’s words. Screen readers say it.' }),
    })
    .meta({ description: 'What every industry page shares: the two buttons of its first screen, and the name of its quote.' }),
})
