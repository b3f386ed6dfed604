import { certificateMail, examResultMail } from './notification-mails';

const PUBLIC_URL = 'https://colophon.example';
const result = {
  sessionId: '7b1f7a52-93a4-4c9c-a3f5-3f3d4a0c3f10',
  totalScore: 91,
  passingScore: 85,
  passed: true,
};
const badge = { badgeId: 'CLP-7Q2M', bookTitle: 'The Art of War', score: 91 };

describe('the mail about an exam result', () => {
  it('says that it was passed, and where to read it', () => {
    const { subject, text } = examResultMail('ada', 'The Art of War', result, PUBLIC_URL);

    expect(subject).toBe('Your exam result: The Art of War');
    expect(text).toContain('You passed the exam of “The Art of War”. You scored 91%; the pass mark is 85%.');
    expect(text).toContain(`https://colophon.example/exam/${result.sessionId}/results`);
  });

  it('invites to a retake when it was not passed', () => {
    const failed = { ...result, totalScore: 40, passed: false };
    const { text } = examResultMail('ada', 'The Art of War', failed, PUBLIC_URL);

    expect(text).toContain('You did not pass');
    expect(text).toContain('You can take it again');
  });
});

describe('the mail about a certificate', () => {
  it('names the badge, and where to find it', () => {
    const { subject, text } = certificateMail('ada', badge, PUBLIC_URL);

    expect(subject).toBe('Your certificate: The Art of War');
    expect(text).toContain('CLP-7Q2M');
    expect(text).toContain('https://colophon.example/my-badges');
  });
});

describe('hostile names and titles', () => {
  const hostile = '<img src=x onerror=alert(1)>';

  it.each([
    examResultMail(hostile, hostile, result, PUBLIC_URL).html,
    certificateMail(hostile, { ...badge, bookTitle: hostile }, PUBLIC_URL).html,
  ])('stay text', (html) => {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
