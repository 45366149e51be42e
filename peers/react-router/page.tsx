/** Template of a page. The generator copies it for each measured page into app/pages, and replaces PAGE by its name. */
import { Page } from '@/generated/PAGE'
import data from '@/generated/PAGE.data.json'
import pages from '@/generated/pages.json'

const { title, description } = pages.PAGE
export const meta = () => [{ title }, { name: 'description', content: description }]
/** Runs when the page is built. Its result is in the page, and in a file that links fetch. */
export const loader = () => data

export default function Shown({ loaderData }: { loaderData: typeof data }) {
  return <Page data={loaderData} />
}
