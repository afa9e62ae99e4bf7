import { Model } from 'objection'

/** An uploaded picture. */
export class CopyPicture extends Model {
  static override tableName = 'copy_pictures'
  static override idColumn = 'name'
  declare name: string
  declare width: number
  declare height: number
  declare authorId: number | null
  declare createdAt: Date
}

/** One of its widths, as WebP. */
export class CopyPictureVariant extends Model {
  static override tableName = 'copy_picture_variants'
  static override idColumn = ['name', 'width']
  declare name: string
  declare width: number
  declare bytes: Buffer
}
