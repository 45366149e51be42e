import { documentTitle } from '#src/lib/build/pages/head.ts'
import type { NotFoundContent } from '#src/schemas/pages/notFound.ts'
import { folders } from '#src/site/routes.ts'
import { NotFound, type NotFoundProps } from './NotFound.tsx'
import { NotFoundBoard, type NotFoundBoardProps } from './NotFoundBoard.tsx'
import { notFoundAttributes } from './notFound.attributes.ts'

export type NotFoundViewProps = {
  /** In the title of the document. */
  siteName: string
  shows: NotFoundProps['kind']
  text: NotFoundContent['page']
  /** Waits in a template for static hosts, which have one 404 page. A script shows it below the blog. */
  post?: NotFoundContent['post']
} & Pick<NotFoundProps, 'rows'> &
  Pick<NotFoundBoardProps, 'finder'>

/** The body of a 404 page. */
export function NotFoundView({ siteName, shows, text, post, rows, finder }: NotFoundViewProps) {
  return (
    <>
      <NotFoundBoard clock={rows.missing.time} finder={finder}>
        <div {...notFoundAttributes.text.props(shows)}>
          <NotFound kind={shows} lede={text.lede} links={text.links} rows={rows} />
        </div>
      </NotFoundBoard>
      {post && (
        <template
          {...notFoundAttributes.text.props('post')}
          {...notFoundAttributes.below.props(folders.blog)}
          {...notFoundAttributes.title.props(documentTitle(post.meta.title, siteName))}
        >
          <NotFound kind="post" lede={post.lede} links={post.links} rows={rows} />
        </template>
      )}
    </>
  )
}
