/** Template of a page. The generator copies it for each measured page, and replaces PAGE by its name. */
import { Page } from '@/generated/PAGE'
import data from '@/generated/PAGE.data.json'
import pages from '@/generated/pages.json'

const { title, description } = pages.PAGE
export const metadata = { title, description }

export default function Shown() {
  return <Page data={data} />
}
