import type { CopyShape } from '@nila/api/contract/copy/fields'
import { BesideEnglish } from './BesideEnglish.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupField } from './GroupField.tsx'
import { ListField } from './ListField.tsx'
import { PictureField } from './PictureField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { WordsField } from './WordsField.tsx'

/** The field for a value of copy, whatever it is made of, with its English. */
export function FieldFor({ shape, ...props }: FieldProps<CopyShape>) {
  switch (shape.kind) {
    case 'list':
      return <ListField {...props} shape={shape} />
    case 'group':
      return <GroupField {...props} shape={shape} />
    // Both are the same in every language.
    case 'switch':
      return <SwitchField {...props} shape={shape} />
    case 'choice':
      return <ChoiceField {...props} shape={shape} />
    case 'picture':
      return (
        <BesideEnglish source={props.source} isPicture>
          <PictureField {...props} shape={shape} />
        </BesideEnglish>
      )
    case 'text':
    case 'markdown':
    case 'url':
      return (
        <BesideEnglish source={props.source}>
          <WordsField {...props} shape={shape} />
        </BesideEnglish>
      )
    default:
      return shape satisfies never
  }
}
