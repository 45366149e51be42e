/** Form fields and links. */
import { StartForm } from '#src/sections/closing/StartForm.tsx'
import { SectionLink, type SectionLinkProps } from '#src/sections/shared/SectionLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CheckBox, type CheckBoxProps } from '#src/ui/fields/CheckBox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { LabeledField } from '#src/ui/fields/LabeledField.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { Select, type SelectProps } from '#src/ui/fields/Select.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { IconDrawing } from '#src/ui/IconDrawing.tsx'
import { ICON_PATHS } from '#src/ui/iconPaths.ts'
import { IconLink } from '#src/ui/links/IconLink.tsx'
import { PillLink, type PillLinkProps } from '#src/ui/links/PillLink.tsx'
import { RowLink, type RowLinkProps } from '#src/ui/links/RowLink.tsx'
import { SpecimenSurface } from './SpecimenSurface.tsx'
import { eachLook, type Specimen } from './specimen.ts'
import { CONTACT, HEADING, LINK, START_WORDS } from './specimenWords.ts'

const ICON = <IconDrawing paths={ICON_PATHS.phone} className="size-5" />
const CHOICES = ['The first', 'The second']

export const controlSpecimens: readonly Specimen[] = [
  {
    of: [IconLink],
    looks: {
      usual: () => (
        <SpecimenSurface surface="deck">
          <IconLink label="A network" href="#">
            {ICON}
          </IconLink>
        </SpecimenSurface>
      ),
      'without an address': () => (
        <SpecimenSurface surface="deck">
          <IconLink label="A network" href={null}>
            {ICON}
          </IconLink>
        </SpecimenSurface>
      ),
    },
  },
  {
    of: [PillLink],
    looks: eachLook<PillLinkProps['look']>({ listed: true, wash: true, smallWash: true }, (look) => (
      <PillLink href="#" look={look}>
        A tag
      </PillLink>
    )),
  },
  {
    of: [RowLink],
    looks: {
      ...eachLook<RowLinkProps['notePlace']>({ end: true, beside: true, below: true }, (notePlace) => (
        <RowLink href="#" label={HEADING} note="4 min read" notePlace={notePlace} />
      )),
      'with something before': () => <RowLink href="#" label={HEADING} note="4 min read" notePlace="end" before={<span>Draft</span>} />,
    },
  },
  {
    of: [SectionLink],
    looks: eachLook<NonNullable<SectionLinkProps['surface']>>({ paper: true, deck: true }, (surface) => (
      <SpecimenSurface surface={surface}>
        <SectionLink {...LINK} heading={HEADING} surface={surface} />
      </SpecimenSurface>
    )),
  },
  {
    of: [Field, LabeledField, FieldError],
    looks: {
      usual: (id) => <Field id={`${id}-name`} label="Name" />,
      'with an error': (id) => <Field id={`${id}-wrong`} label="Name" error="Enter your name." />,
      'with a control': (id) => (
        <Field
          id={`${id}-trailing`}
          label="Password"
          trailing={
            <IconButton look="quiet" label="Show">
              {ICON}
            </IconButton>
          }
        />
      ),
    },
  },
  {
    of: [SelectField],
    looks: { usual: (id) => <SelectField id={`${id}-choice`} label="Industry" placeholder="Choose one" choices={CHOICES} /> },
  },
  {
    of: [Select],
    looks: eachLook<NonNullable<SelectProps['look']>>({ field: true, inset: true }, (look) => (
      <Select look={look} aria-label="Event">
        {CHOICES.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    )),
  },
  { of: [TextAreaField], looks: { usual: (id) => <TextAreaField id={`${id}-text`} label="What should we know?" /> } },
  {
    of: [CheckBox],
    looks: eachLook<NonNullable<CheckBoxProps['look']>>({ line: true, paragraph: true }, (look) => (
      <CheckBox label="Stay signed in" look={look} />
    )),
  },
  {
    of: [SearchField],
    looks: {
      usual: (id) => <SearchField id={`${id}-search`} label="Search" />,
      'with a button': (id) => <SearchField id={`${id}-sent`} label="Search" isLabelHidden button={<Button>Search</Button>} />,
    },
  },
  {
    of: [StartForm],
    looks: {
      usual: () => <StartForm words={START_WORDS} action={LINK} contact={CONTACT} isHandedOver />,
      'before a hosted form': () => <StartForm words={START_WORDS} action={LINK} contact={CONTACT} isHandedOver={false} />,
    },
    isWide: true,
  },
]
