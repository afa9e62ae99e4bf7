import { saveDraft } from '@nila/api/contract/copy-entries'
import { getPicture, uploadPicture } from '@nila/api/contract/copy-pictures'
import { CopyPicture, CopyPictureVariant } from '@nila/db'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { extended, lossless, lossy, webpOf } from '../../testing/copy.ts'

const api = useApi()

const variant = (width: number, bytes: Buffer) => ({ width, data: bytes.toString('base64') })
const still = (width: number, height: number, seed = '') => variant(width, webpOf(lossy(width, height, seed)))
const variants = [still(480, 270), still(960, 540), still(1600, 900)]
const editor = () => api.signIn({ role: 'editor', username: 'asha' })
const params = { locale: 'hi', key: 'landing.support.picture' } as const

describe('a picture', () => {
  test('is kept in its widths and given back, byte for byte', async () => {
    const asha = await editor()
    const picture = await asha.call(uploadPicture, { body: { variants: variants.toReversed() } })
    expect(picture).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{32}$/),
      widths: [480, 960, 1600],
      width: 1600,
      height: 900,
    })
    expect(await asha.call(getPicture, { params: { name: picture.name } })).toEqual({ variants })
    expect(await CopyPicture.query()).toMatchObject([{ name: picture.name, authorId: asha.user.id }])
  })

  test('is the same one, whoever sends it and how often', async () => {
    const asha = await editor()
    const ravi = await api.signIn({ role: 'editor' })
    const [first, second] = await Promise.all(
      [asha, ravi].map((agent) => agent.call(uploadPicture, { body: { variants } })),
    )
    expect(second).toEqual(first)
    expect(await CopyPicture.query().resultSize()).toBe(1)
    expect(await CopyPictureVariant.query().resultSize()).toBe(3)
    const other = await asha.call(uploadPicture, { body: { variants: [still(480, 270, 'other')] } })
    expect(other.name).not.toBe(first?.name)
  })

  test.each([
    ['without loss', [lossless(960, 540)]],
    [
      'with a colour profile and transparency',
      [extended(960, 540), ['ICCP', Buffer.alloc(7)], ['ALPH', Buffer.alloc(3)], lossy(960, 540)],
    ],
  ] as [string, [string, Buffer][]][])('%s is taken too', async (_, chunks) => {
    const asha = await editor()
    const body = { variants: [variant(960, webpOf(...chunks))] }
    expect(await asha.call(uploadPicture, { body })).toMatchObject({ width: 960, height: 540 })
  })

  test('is put on a page with what it shows', async () => {
    const asha = await editor()
    const picture = await asha.call(uploadPicture, { body: { variants } })
    const value = { ...picture, alt: 'A lamp' }
    expect(await asha.call(saveDraft, { params, body: { value } })).toMatchObject({ draft: { value } })
    expect(await asha.call(saveDraft, { params, body: { value: null } })).toMatchObject({ draft: null })
  })

  test('that was never uploaded, or is said to have other sizes, is put on none', async () => {
    const asha = await editor()
    const picture = await asha.call(uploadPicture, { body: { variants } })
    const save = (over: object) =>
      asha.call(saveDraft, { params, body: { value: { ...picture, alt: '', ...over } } })
    await expect(save({ name: 'a'.repeat(32) })).rejects.toMatchObject({
      code: 'picture_not_found',
      fields: { value: { code: 'picture_invalid' } },
    })
    for (const over of [{ height: 901 }, { width: 960 }, { widths: [480] }])
      await expect(save(over)).rejects.toMatchObject({
        status: 400,
        fields: { value: { code: 'picture_invalid' } },
      })
    for (const over of [{ name: '../../etc/passwd' }, { src: 'https://evil.example' }])
      await expect(save(over)).rejects.toMatchObject({ status: 400 })
  })
})

describe('what is no picture', () => {
  const good = webpOf(lossy(480, 270))
  const saysToBeShorter = webpOf(lossy(480, 270), ['ICCP', Buffer.alloc(8)])
  saysToBeShorter.writeUInt32LE(good.length - 8, 4)
  const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)])

  test.each<[string, { width: number; data: string }[]]>([
    ['a PNG', [variant(480, PNG)]],
    ['a page', [variant(480, Buffer.from('<script>alert(1)</script>'))]],
    [
      'a RIFF of something else',
      [variant(480, Buffer.concat([good.subarray(0, 8), Buffer.from('WAVE'), good.subarray(12)]))],
    ],
    ['nothing', [variant(480, Buffer.alloc(0))]],
    ['half a file', [variant(480, good.subarray(0, 30))]],
    ['something behind the picture', [variant(480, Buffer.concat([good, Buffer.from('<script>')]))]],
    ['a file that says to be shorter than it is', [variant(480, saysToBeShorter)]],
    ['another width than is said', [variant(481, good)]],
    [
      'a picture that moves',
      [variant(480, webpOf(extended(480, 270), ['ANIM', Buffer.alloc(6)], ['ANMF', Buffer.alloc(20)]))],
    ],
    [
      'what the camera wrote',
      [variant(480, webpOf(extended(480, 270), lossy(480, 270), ['EXIF', Buffer.from('12.97 N')]))],
    ],
    [
      'what a program wrote',
      [variant(480, webpOf(extended(480, 270), lossy(480, 270), ['XMP ', Buffer.from('<x/>')]))],
    ],
    ['two pictures in one', [variant(480, webpOf(lossy(480, 270), lossy(480, 270)))]],
    ['a canvas of another size', [variant(480, webpOf(extended(480, 270), lossy(481, 270)))]],
    ['a canvas without a picture', [variant(480, webpOf(extended(480, 270)))]],
    ['widths of different pictures', [still(480, 270), still(960, 960)]],
    ['the same width twice', [still(480, 270), still(480, 270, 'other')]],
    ['a picture too high', [still(480, 4001)]],
  ])('%s is refused', async (_, sent) => {
    const asha = await editor()
    const refused = asha.call(uploadPicture, { body: { variants: sent } })
    await expect(refused).rejects.toMatchObject({ status: 400, code: 'invalid_input' })
    await refused.catch(({ fields }) =>
      expect(Object.values(fields)).toMatchObject([{ code: 'picture_invalid' }]),
    )
    expect(await CopyPicture.query().resultSize()).toBe(0)
  })

  test.each([
    ['no variants', { variants: [] }],
    ['four variants', { variants: [1, 2, 3, 4].map((n) => still(100 * n, 50 * n)) }],
    ['what is no base64', { variants: [{ width: 480, data: '<svg>' }] }],
    ['too wide a picture', { variants: [still(1601, 900)] }],
  ])('%s is refused', async (_, body) => {
    const asha = await editor()
    expect((await asha.send('POST', '/api/admin/copy/pictures', body)).status).toBe(400)
    expect(await CopyPicture.query().resultSize()).toBe(0)
  })

  test('R27 a picture of some megabytes is taken, one of more than four is not', async () => {
    const asha = await editor()
    const large = (bytes: number) =>
      variant(1600, webpOf(['VP8 ', Buffer.concat([lossy(1600, 900)[1], Buffer.alloc(bytes)])]))
    expect(await asha.call(uploadPicture, { body: { variants: [large(2_500_000)] } })).toMatchObject({
      width: 1600,
    })
    expect(
      (await asha.send('POST', '/api/admin/copy/pictures', { variants: [large(3_500_000)] })).status,
    ).toBe(400)
  })

  test('a name that is none gives nothing', async () => {
    const asha = await editor()
    expect((await asha.fetch(`/api/admin/copy/pictures/${'b'.repeat(32)}`)).status).toBe(404)
    expect((await asha.fetch('/api/admin/copy/pictures/..%2f..%2fetc%2fpasswd')).status).toBe(400)
  })
})
