import fc from 'fast-check';
import { fitMonotone, readCurve, SHIPPED_CURVE } from './calibration';

const unit = fc.double({ min: 0, max: 1, noNaN: true });

describe('calibration', () => {
  it('reads between the points of a curve and holds its ends', () => {
    const curve = [
      [0.2, 1],
      [0.4, 3],
    ] as const;
    expect([0, 0.2, 0.3, 0.4, 1].map((likeness) => readCurve(curve, likeness))).toEqual([
      1,
      1,
      expect.closeTo(2),
      3,
      3,
    ]);
  });

  it('never takes away for more likeness', () => {
    fc.assert(
      fc.property(unit, unit, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(readCurve(SHIPPED_CURVE, low)).toBeLessThanOrEqual(readCurve(SHIPPED_CURVE, high));
      }),
    );
  });

  it('fits a rising curve to samples that fall here and there', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ likeness: unit, score: unit }), { minLength: 1, maxLength: 80 }),
        (samples) => {
          const scores = fitMonotone(samples).map(([, score]) => score);
          expect(scores).toEqual([...scores].sort((left, right) => left - right));
        },
      ),
    );
  });
});
