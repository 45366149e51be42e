import pages from './generated/pages.json'

const pageAt = (path: string) => Object.values(pages).find((page) => page.path === path)

/** Whether the peer has the page; links to others load what is not there. */
export const isMeasured = (path: string) => pageAt(path) !== undefined
/** What the site writes on `<html>` for its style sheet: the kind of the page. */
export const mainProps = (path: string) => pageAt(path)?.attributes ?? {}
