/** The words of the list of articles, and the words around each article. */
import { z } from 'zod'
import { articleClosingSchema } from '../blocks/closing.ts'
import { eachPlaceholderTextField, headingField, labelField, metaSchema, paragraphField, textField } from '../fields/fields.ts'
import { specifiedWordsField } from '../specificationChecks/specifiedWords.ts'

const pageField = eachPlaceholderTextField(40, 'page', 'pages').meta({
  description: 'Which page of the list is shown. {page} and {pages} are filled in.',
})

export const blogListSchema = z.strictObject({
  meta: metaSchema,
  eyebrow: labelField.meta({ description: 'The small line above the headline.' }),
  heading: headingField.meta({ description: 'The headline of the list.' }),
  lede: paragraphField.meta({ description: 'One or two sentences under the headline.' }),
  board: z
    .strictObject({
      name: labelField.meta({ description: 'The name of the board. Screen readers say it.' }),
      tag: labelField.meta({ description: 'Over the names of the tags.' }),
      article: labelField.meta({ description: 'Over the article to begin with. Phones leave it out.' }),
      published: labelField.meta({ description: 'Over the dates. Only wide screens show it.' }),
      minutes: labelField.meta({ description: 'Over the minutes that the article takes to read.' }),
    })
    .meta({ description: 'The name and the column headings of the board of tags.' }),
  startHere: labelField.meta({ description: 'Stands above the featured article.' }),
  moreTitle: headingField.meta({ description: 'The heading over the articles that are not in the list.' }),
  empty: labelField.meta({ description: 'What the list says while no article is published.' }),
  tagTitle: labelField.meta({ description: 'Follows a tag’s name in the title of its page: “Compliance articles”.' }),
  feed: textField(120).meta({ description: 'What feed readers show of the blog.' }),
  words: z
    .strictObject({
      readMore: specifiedWordsField('Read More').meta({ description: 'The link on each card.' }),
      previous: specifiedWordsField('Previous').meta({ description: 'The button to the previous page of the list.' }),
      next: specifiedWordsField('Next').meta({ description: 'The button to the next page of the list.' }),
      all: labelField.meta({ description: 'The link to the list of all articles.' }),
      count: labelField.meta({ description: 'Follows the number of a tag’s articles.' }),
      feeds: eachPlaceholderTextField(60, 'rss', 'atom').meta({ description: 'Where the feeds are. {rss} and {atom} are the two links.' }),
      pages: labelField.meta({ description: 'What the buttons of the list lead through. Screen readers say it.' }),
      page: pageField,
    })
    .meta({ description: 'The words on every card and around every list of articles.' }),
  article: z
    .strictObject({
      back: labelField.meta({ description: 'The link back to the list.' }),
      badges: labelField.meta({ description: 'The name of the marks over the title. Screen readers say it.' }),
      tags: labelField.meta({ description: 'The name of an article’s tags, below it and on its card. Screen readers say it.' }),
      neighbors: labelField.meta({ description: 'The name of the links to the articles before and after. Screen readers say it.' }),
      published: labelField.meta({ description: 'Stands before the day of publication.' }),
      updated: labelField.meta({ description: 'Stands before the day of the last change.' }),
      reviewed: labelField.meta({ description: 'Stands before the day of the last review.' }),
      consultation: specifiedWordsField('Book a Free Consultation').meta({
        description: 'The button under the title: it leads to the demo.',
      }),
      legalNote: textField(240).meta({ description: 'Follows the day of the last review, on articles that state law.' }),
      closing: articleClosingSchema.meta({ description: 'The invitation below an article that has none of its own.' }),
      action: specifiedWordsField('Schedule Demo').meta({ description: 'The button of every invitation below an article.' }),
      related: headingField.meta({ description: 'The heading over the related articles.' }),
      previous: labelField.meta({ description: 'Stands over the article before.' }),
      next: labelField.meta({ description: 'Stands over the article after.' }),
    })
    .meta({ description: 'The words around every article.' }),
})

export type BlogListContent = z.output<typeof blogListSchema>
