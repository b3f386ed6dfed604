import { randomUUID } from 'node:crypto';
import { bookPublished, userVerified } from '@colophon/contracts';
import { buildBookPublished, buildUserVerified } from '@colophon/testing';
import { Press } from '../../test/press';
import { ProjectedBookEntity } from './projected-book.entity';
import { ProjectedUserEntity } from './projected-user.entity';

describe('what certificates know of people and books', () => {
  let press: Press;

  beforeAll(async () => {
    press = await Press.open();
  });

  afterAll(() => press.close());

  const book = (id: string) => press.service.database.manager.findOneBy(ProjectedBookEntity, { id });
  const user = (id: string) => press.service.database.manager.findOneBy(ProjectedUserEntity, { id });

  it('are the names of verified users', async () => {
    const verified = buildUserVerified();
    await press.service.deliver(userVerified, verified);
    expect(await user(verified.userId)).toEqual({ id: verified.userId, name: 'Ada Lovelace' });
  });

  it('change nothing on redelivery', async () => {
    const [id, verified] = [randomUUID(), buildUserVerified()];
    await press.service.deliver(userVerified, verified, { id });
    await press.service.deliver(userVerified, { ...verified, name: 'Somebody else' }, { id });
    expect(await user(verified.userId)).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('are titles and colours of books', async () => {
    await press.publishBook({ bookId: 'walden', title: 'Walden' });
    expect(await book('walden')).toEqual({
      id: 'walden',
      version: 1,
      title: 'Walden',
      primaryHex: '#7A1F1F',
      accentHex: '#C8A04B',
    });
  });

  it('follow a newer version and never an older one', async () => {
    await press.publishBook({ bookId: 'emma', version: 2, title: 'Second' });
    await press.publishBook({ bookId: 'emma', version: 1, title: 'First' });
    await press.publishBook({ bookId: 'emma', version: 2, title: 'Second again' });
    expect(await book('emma')).toMatchObject({ version: 2, title: 'Second' });
    await press.publishBook({ bookId: 'emma', version: 3, title: 'Third' });
    expect(await book('emma')).toMatchObject({ version: 3, title: 'Third' });
  });

  it('are never made of what is no user or no book', async () => {
    const noUser = buildUserVerified({ userId: 'nobody' });
    await expect(press.service.deliver(userVerified, noUser)).rejects.toThrow('Data does not fit');
    const noBook = buildBookPublished({ bookId: 'bad', version: 0 });
    await expect(press.service.deliver(bookPublished, noBook)).rejects.toThrow('Data does not fit');
    expect(await book('bad')).toBeNull();
  });
});
