import type { HelpCenterContent } from '#src/schemas/pages/helpCenter.ts'
import { Button } from '#src/ui/Button.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'

export type HelpSearchProps = { words: HelpCenterContent['search']; action: string }

/** The search over the questions, which another page answers. */
export const HelpSearch = ({ words, action }: HelpSearchProps) => (
  <search className="only-with-script">
    <form action={action} method="get" className="mt-7">
      <SearchField
        id="help-center-search"
        name="q"
        label={words.label}
        isLabelHidden
        placeholder={words.example}
        button={<Button type="submit">{words.button}</Button>}
      />
    </form>
  </search>
)
