import { Injectable } from '@nestjs/common';
import { Chromium } from './chromium';

@Injectable()
export class PdfPrinter {
  constructor(private readonly chromium: Chromium) {}

  /**
   * Prints a page that needs nothing but itself, tagged for screen readers, in the size that it names.
   * @throws Unavailable when it cannot be printed now.
   */
  print(html: string): Promise<Buffer> {
    return this.chromium.withPage(async (page) => {
      await page.setContent(html, { waitUntil: 'load' });
      return page.pdf({ tagged: true, printBackground: true, preferCSSPageSize: true });
    });
  }
}
