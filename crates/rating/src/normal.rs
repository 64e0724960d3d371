//! The normal distribution.

/// The share of a normal distribution below `x` standard deviations.
pub fn normal_share_below(x: f64) -> f64 {
    let beyond = complement(x.abs() / core::f64::consts::SQRT_2) / 2.0;
    if x > 0.0 { 1.0 - beyond } else { beyond }
}

/// The complementary error function of `x` at least 0: by the series of the error function near 0, and by
/// Laplace's continued fraction far from it (`[abramowitz]` 7.1.6 and 7.1.14).
fn complement(x: f64) -> f64 {
    let scale = (-x * x).exp() / core::f64::consts::PI.sqrt();
    if x < 3.0 {
        let mut term = 2.0 * x;
        let mut sum = term;
        for k in 1..100 {
            term *= 2.0 * x * x / f64::from(2 * k + 1);
            sum += term;
        }
        1.0 - scale * sum
    } else {
        let fraction = (1..=60).rev().fold(x, |below, k| x + f64::from(k) / 2.0 / below);
        scale / fraction
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_published_tables() {
        let table = [
            (0.0, 0.5),
            (1.0, 0.841_344_746),
            (1.959_963_985, 0.975),
            (-2.0, 0.022_750_132),
            (-5.0, 2.866_516e-7),
            (4.5, 0.999_996_602),
            (-10.0, 7.619_853e-24),
        ];
        for (x, share) in table {
            let found = normal_share_below(x);
            assert!((found / share - 1.0).abs() < 1e-6, "{x}: {found}");
        }
    }
}
