/** Template of a page. The generator copies it for each measured page into pages, and replaces PAGE by its name. */
import { Page } from '@/generated/PAGE'
import data from '@/generated/PAGE.data.json'
import pages from '@/generated/pages.json'

const { title, description } = pages.PAGE

export function Component() {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <Page data={data} />
    </>
  )
}
