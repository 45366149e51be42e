/** Words on the board, and of the search for a replacement below it. */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField, placeholderTextField, textField } from '../../fields/fields.ts'

export const morningBoardWordsSchema = z
  .strictObject({
    tab: labelField.meta({ description: 'The name of the board, above the panes of a phone.' }),
    title: labelField.meta({ description: 'Which line, which shift and which day.' }),
    covered: eachPlaceholderTextField(40, 'covered', 'all').meta({ description: 'How many spots are covered: {covered} of {all}.' }),
    promised: eachPlaceholderTextField(60, 'covered', 'all', 'horn', 'expected', 'time').meta({
      description: 'The same, where someone comes after the horn: {covered} of {all} at {horn}, {expected} at {time}.',
    }),
    said: eachPlaceholderTextField(80, 'covered', 'all', 'horn', 'expected', 'time').meta({
      description:
        'The same as a whole sentence, which screen readers say away from the board: {covered} of {all} at {horn}, {expected} at {time}.',
    }),
    report: eachPlaceholderTextField(40, 'channel', 'language').meta({
      description: 'How the report came in: {channel} and {language}.',
    }),
    stepsIn: eachPlaceholderTextField(60, 'absent', 'time').meta({
      description: 'Behind the name of who steps in: for {absent}, in by {time}.',
    }),
    states: z
      .strictObject({
        covered: textField(10, 'the flaps have ten letters').meta({ description: 'On the flaps of a covered spot.' }),
        // {time} has six characters, and a time such as 06:20 has five.
        promised: eachPlaceholderTextField(11, 'time').meta({ description: 'Of a spot whose person comes after the horn, at {time}.' }),
        calledOff: textField(10, 'the flaps have ten letters').meta({
          description: 'On the flaps of a spot whose person called off, until someone takes it.',
        }),
      })
      .meta({ description: 'The states on the flaps, of ten letters at most.' }),
  })
  .meta({ description: 'The words on the board of the shift.' })

export const morningSearchWordsSchema = z
  .strictObject({
    quiet: placeholderTextField(120).meta({ description: 'What it says while no spot is empty.' }),
    reported: placeholderTextField(90).meta({ description: 'What it says once a report is in.' }),
    notified: eachPlaceholderTextField(140, 'time', 'qualified', 'role').meta({
      description: 'Once the supervisor is told at {time}: {qualified} people may run {role}.',
    }),
    asked: eachPlaceholderTextField(140, 'qualified', 'off', 'free').meta({
      description: 'Who is asked: of {qualified} qualified, {off} are off and {free} are free and rested.',
    }),
    filled: eachPlaceholderTextField(140, 'person', 'time').meta({ description: 'Once {person} has said yes at {time}.' }),
    candidates: z
      .strictObject({
        qualified: labelField.meta({ description: 'Qualified for the station, before anyone is asked.' }),
        working: labelField.meta({ description: 'Not free: works the shift before.' }),
        laterShift: labelField.meta({ description: 'Not free: works later that day.' }),
        resting: labelField.meta({ description: 'Off that day, but without enough rest since the last shift.' }),
        taken: labelField.meta({ description: 'Off that day, but already took another station.' }),
        asked: labelField.meta({ description: 'Was asked, and has not answered yet.' }),
        declined: labelField.meta({ description: 'Was asked, and said no.' }),
        accepted: labelField.meta({ description: 'Was asked, and said yes first.' }),
        tooLate: labelField.meta({ description: 'Was asked, and was then told that the shift is filled.' }),
      })
      .meta({ description: 'After the name of each person who could step in, for screen readers and under the pointer.' }),
  })
  .meta({ description: 'The words of the search for someone who steps in.' })
